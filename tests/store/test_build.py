"""Building from a folder: what is taken, reported, resumed and kept from readers."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from store import __main__ as command
from store import manifest
from store.build import build
from store.index_tantivy import TantivyStore, TantivyWriter
from store.locations import open_store
from store.query import query
from store.records import StoreNotReadyError
from tests.store.files import HTML, pdf, word


@pytest.fixture
def index(tmp_path):
    return tmp_path / "index"


def found(index, claim):
    return [passage.document_id for passage in open_store(str(index)).search(query(claim), 5)]


def test_every_kind_of_file_is_found_and_broken_ones_are_named(folder, index):
    (folder / "a.pdf").write_bytes(pdf("The bridge opened in 1932."))
    (folder / "b.docx").write_bytes(word())
    (folder / "c.html").write_bytes(HTML)
    (folder / "d.md").write_text("# Ferry\n\nThe ferry runs hourly.")
    (folder / "e.pdf").write_bytes(b"broken")
    (folder / "f.png").write_bytes(b"picture")
    (folder / ".hidden.txt").write_text("The secret ferry.")
    report = build(str(folder), str(index))
    assert report.added == 4
    assert [skip.id for skip in report.skipped] == ["e.pdf"]
    assert found(index, "The bridge opened in 1932")[0] == "a.pdf"
    assert found(index, "Children pay nothing")[0] == "b.docx"
    assert found(index, "hourly ferry")[0] == "d.md"


def test_a_file_that_breaks_leaves_the_store_and_comes_back_when_mended(folder, index):
    (folder / "a.pdf").write_bytes(pdf("The bridge opened in 1932."))
    build(str(folder), str(index))
    (folder / "a.pdf").write_bytes(b"broken")
    assert [skip.reason for skip in build(str(folder), str(index)).skipped] == ["broken file (PdfStreamError)"]
    assert found(index, "bridge 1932") == []
    (folder / "a.pdf").write_bytes(pdf("The bridge opened in 1933."))
    assert build(str(folder), str(index)).added == 1
    assert found(index, "bridge 1933") == ["a.pdf"]


def test_nothing_new_keeps_the_version(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    first = build(str(folder), str(index)).info
    assert build(str(folder), str(index)).info == first
    assert not list(index.glob("building-*"))


def test_links_get_their_base(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(index), link_base="https://example.org/docs/")
    assert open_store(str(index)).search(query("bridge"), 1)[0].link == "https://example.org/docs/a.txt"


def test_an_open_store_keeps_its_version_while_others_are_published(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(index))
    before = open_store(str(index))
    for year in range(1933, 1937):
        (folder / "a.txt").write_text(f"The bridge opened in {year}.")
        build(str(folder), str(index))
    assert before.search(query("bridge"), 1)[0].text == "The bridge opened in 1932."
    assert open_store(str(index)).search(query("bridge"), 1)[0].text == "The bridge opened in 1936."
    assert len(list((index / "versions").iterdir())) == 2


def test_a_build_that_was_stopped_goes_on_where_it_was(folder, index, monkeypatch):
    monkeypatch.setattr("store.build.COMMIT_EVERY", 2)
    for number in range(6):
        (folder / f"{number}.txt").write_text(f"Document number {number} speaks.")

    class StoppedError(Exception):
        pass

    def stop(done, total):
        if done == 5:
            raise StoppedError

    with pytest.raises(StoppedError):
        build(str(folder), str(index), progress=stop)
    with pytest.raises(StoreNotReadyError):
        open_store(str(index))
    steps = []
    report = build(str(folder), str(index), progress=lambda done, total: steps.append((done, total)))
    assert steps == [(1, 2), (2, 2)]
    assert (report.added, report.unchanged, report.info.documents, report.info.passages) == (2, 4, 6, 6)


def test_the_same_documents_give_the_same_answers(folder, tmp_path):
    for number in range(40):
        (folder / f"{number}.txt").write_text(f"Document number {number % 7} speaks of bridges and ferries.")
    answers = []
    for name in ("one", "two"):
        build(str(folder), str(tmp_path / name))
        answers.append(open_store(str(tmp_path / name)).search(query("Number 3 speaks of ferries."), 20))
    assert answers[0] == answers[1]


def test_an_index_of_other_terms_is_refused_and_built_anew(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(index))
    pointer = index / manifest.NAME
    pointer.write_text(pointer.read_text().replace('"terms_version": "', '"terms_version": "old'))
    with pytest.raises(StoreNotReadyError):
        open_store(str(index))
    assert build(str(folder), str(index)).added == 1
    assert found(index, "bridge 1932") == ["a.txt"]


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"files": 5}'])
def test_a_broken_manifest_is_not_ready(text):
    with pytest.raises(StoreNotReadyError):
        manifest.parse(text)


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "..", "a/b", ""])
def test_a_manifest_cannot_name_files_outside(folder, index, name):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(index))
    found = json.loads((index / manifest.NAME).read_text())
    found["files"][0]["name"] = name
    with pytest.raises(StoreNotReadyError):
        manifest.parse(json.dumps(found))


def test_a_damaged_index_is_not_ready(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(index))
    published = manifest.read(index)
    (manifest.version_folder(index, published) / "meta.json").write_text("{}")
    with pytest.raises(StoreNotReadyError):
        TantivyStore(manifest.version_folder(index, published), published)


def test_an_index_without_one_of_its_files_is_not_ready(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(index))
    published = manifest.read(index)
    for file in manifest.reader_files(published):
        at = manifest.version_folder(index, published) / file.name
        data = at.read_bytes()
        at.write_bytes(data[:-1])
        with pytest.raises(StoreNotReadyError):
            TantivyStore(at.parent, published)
        at.unlink()
        with pytest.raises(StoreNotReadyError):
            TantivyStore(at.parent, published)
        at.write_bytes(data)
    TantivyStore(at.parent, published).close()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_damaged_bytes_are_an_answer_or_not_ready_and_never_another_error(damaged_index, data):
    """The engine panics over some of them."""
    at, published, files = damaged_index
    name = data.draw(st.sampled_from(sorted(files)))
    bytes_ = bytearray(files[name])
    for _ in range(data.draw(st.integers(1, 8))):
        bytes_[data.draw(st.integers(0, len(bytes_) - 1))] = data.draw(st.integers(0, 255))
    (at / name).unlink()
    (at / name).write_bytes(bytes_)
    try:
        found = TantivyStore(at, published).search(query("The bridge opened in 1932."), 3)
        assert len(found) <= 3
    except StoreNotReadyError:
        pass
    finally:
        (at / name).unlink()
        (at / name).write_bytes(files[name])


@pytest.fixture
def damaged_index(folder, index):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    (folder / "b.txt").write_text("The ferry runs every hour. The bridge is closed.")
    build(str(folder), str(index))
    published = manifest.read(index)
    at = manifest.version_folder(index, published)
    return at, published, {file.name: (at / file.name).read_bytes() for file in manifest.reader_files(published)}


def test_a_source_must_be_a_folder(tmp_path):
    with pytest.raises(NotADirectoryError):
        build(str(tmp_path / "nowhere"), str(tmp_path / "index"))
    TantivyWriter(tmp_path / "index").close()


def test_the_commands_build_and_inform(folder, index, capsys):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    assert command.main(["build", str(folder), "--out", str(index)]) == 0
    assert json.loads(capsys.readouterr().out)["added"] == 1
    assert command.main(["info", str(index)]) == 0
    assert json.loads(capsys.readouterr().out)["passages"] == 1
    assert command.main(["info", str(folder)]) == 1
    assert "no index" in capsys.readouterr().err
