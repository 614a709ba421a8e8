"""What every store does, whatever its engine: one suite for all of them."""

import threading

import pytest

from store.build import build, info
from store.locations import open_store, open_writer
from store.passages import passages
from store.query import query
from store.records import Document, StoreNotReadyError

FILES = {
    "films/titanic.txt": "Titanic is a 1997 film. It was directed by James Cameron. It won 11 Academy Awards.",
    "films/avatar.txt": "Avatar is a 2009 film. It was directed by James Cameron. It is set on Pandora.",
    "towns/hamburg.md": "# Hamburg\n\nHamburg is a port on the Elbe. About 1,900,000 people live there.",
    "towns/tokyo.txt": "東京は日本の首都である。人口は約1400万人。",
    "towns/muenchen.txt": "München liegt an der Isar. Die Stadt hat 1,5 Millionen Einwohner.",
}


@pytest.fixture
def built(location, folder):
    write(folder, FILES)
    return location, folder, build(str(folder), location)


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def search(location, claim, k=3):
    store = open_store(location)
    try:
        return store.search(query(claim), k)
    finally:
        store.close()


@pytest.mark.parametrize(
    ("claim", "document"),
    [
        ("Titanic won eleven awards.", "films/titanic.txt"),
        ("The film of 2009 is set on Pandora.", "films/avatar.txt"),
        ("1900000 people live in this port.", "towns/hamburg.md"),
        ("日本の首都は東京です。", "towns/tokyo.txt"),
        ("Munchen lies on the ISAR", "towns/muenchen.txt"),
    ],
)
def test_the_right_document_comes_first(built, claim, document):
    assert search(built[0], claim)[0].document_id == document


def test_the_size_is_about_the_number_of_passages(built):
    store = open_store(built[0])
    assert store.size() == len(FILES)
    store.close()


def test_a_passage_tells_where_it_stands(built):
    passage = search(built[0], "Hamburg is a port on the Elbe.")[0]
    text = FILES["towns/hamburg.md"].encode()
    assert text[passage.start_byte : passage.end_byte].decode() == passage.text
    assert (passage.title, passage.link, passage.heading) == ("Hamburg", "towns/hamburg.md", "Hamburg")


def test_at_most_k_passages_best_first(built):
    found = search(built[0], "a film directed by James Cameron", k=2)
    assert [passage.document_id for passage in found] != []
    assert len(found) == 2
    assert found[0].score >= found[1].score > 0


def test_of_passages_that_hold_a_claim_the_shorter_comes_first(location, folder):
    aside = " ".join(f"Sentence {number} speaks about something else." for number in range(30))
    write(folder, {"a-long.txt": f"Zanzibar exports cloves. {aside}", "b-short.txt": "Zanzibar exports cloves."})
    build(str(folder), location)
    assert search(location, "Zanzibar exports cloves.")[0].document_id == "b-short.txt"


def test_equal_scores_come_in_the_order_of_documents(location):
    writer = open_writer(location)
    for name in ("b", "a", "c"):
        document = Document(name, "", "", "The very same sentence stands here.")
        writer.put(document, "1", passages(document))
    writer.publish()
    writer.close()
    assert [passage.document_id for passage in search(location, "the same sentence")] == ["a", "b", "c"]


@pytest.mark.parametrize("claim", ["", "?!", "xylophone zebra", "' | & ! \\ :* ( \" ", "a'b\\c \0 d"])
def test_a_claim_that_matches_nothing_finds_nothing(built, claim):
    found = search(built[0], claim)
    assert all(passage.score > 0 for passage in found)
    assert found == [] or "a" in claim


def test_info_counts_documents_and_passages(built):
    location, _, report = built
    assert report.info == info(location)
    assert (report.added, report.info.documents, report.info.passages) == (5, 5, 5)


def test_a_second_build_takes_only_what_changed(built):
    location, folder, before = built
    write(
        folder, {"films/titanic.txt": "Titanic is a film about a ship.", "films/alien.txt": "Alien is a film by Scott."}
    )
    (folder / "films/avatar.txt").unlink()
    report = build(str(folder), location)
    assert (report.added, report.changed, report.removed, report.unchanged) == (1, 1, 1, 3)
    assert report.info.documents == 5
    assert report.info.version != before.info.version
    assert search(location, "Pandora 2009") == []
    assert search(location, "eleven awards 1997 Academy") == []
    assert search(location, "Alien Scott")[0].document_id == "films/alien.txt"
    assert search(location, "about a ship")[0].text == "Titanic is a film about a ship."


def test_a_shorter_form_of_a_document_leaves_nothing_behind(location, folder):
    subjects = ["apples", "bridges", "clouds", "dragons", "engines", "forests"]
    long = "\n\n".join(
        f"Here it speaks of {subject} at some length, and says so {'again ' * 190}." for subject in subjects
    )
    write(folder, {"a.txt": long})
    assert build(str(folder), location).info.passages > 3
    write(folder, {"a.txt": "Only apples are left."})
    assert build(str(folder), location).info.passages == 1
    assert search(location, "forests") == []


def test_what_was_committed_survives_a_crash(location):
    document = Document("a.txt", "a", "a.txt", "Committed before the crash.")
    writer = open_writer(location)
    writer.put(document, "1", passages(document))
    writer.commit()
    lost = Document("b.txt", "b", "b.txt", "Written, and lost by the crash.")
    writer.put(lost, "1", passages(lost))
    writer.close()
    resumed = open_writer(location)
    assert "b.txt" not in resumed.known()
    resumed.put(document, "1", passages(document))
    assert resumed.publish().passages == 1
    resumed.close()
    assert search(location, "crash")[0].document_id == "a.txt"


@pytest.mark.parametrize("location", ["embedded", "postgresql"], indirect=True)
def test_only_one_build_at_a_time(location):
    """OpenSearch has no locks; its page tells people to run one build at a time."""
    writer = open_writer(location)
    with pytest.raises(BlockingIOError):
        open_writer(location)
    writer.close()
    open_writer(location).close()


def test_a_store_that_nobody_built_is_not_ready(location):
    with pytest.raises(StoreNotReadyError):
        search(location, "anything")
    with pytest.raises(StoreNotReadyError):
        info(location)


def test_searching_from_many_threads(built):
    store = open_store(built[0])
    found = []

    def ask():
        found.append(store.search(query("Titanic won eleven awards."), 1)[0].document_id)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    store.close()
    assert found == ["films/titanic.txt"] * 8


def test_an_empty_corpus_is_a_corpus(location, folder):
    report = build(str(folder), location)
    assert (report.info.documents, report.info.passages) == (0, 0)
    assert search(location, "anything") == []
