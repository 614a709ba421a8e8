import time

from hypothesis import given
from hypothesis import strategies as st

from scoring.segment import sentences
from store.passages import LONGEST, OVERLAP, TARGET, passages
from store.records import Document

SENTENCE = "This sentence has about sixty letters and says nothing else. "


def cut(text):
    return passages(Document("d", "t", "l", text))


TEXTS = st.lists(
    st.sampled_from(
        ["Short one. ", SENTENCE, "# A heading\n\n", "\n\n", "東京は首都である。", "x" * 1500, " ", "Ünï. ", "- item\n"]
    ),
    max_size=60,
).map("".join) | st.text(max_size=400)


@given(TEXTS)
def test_every_passage_is_a_stretch_of_the_document(text):
    data = text.encode(errors="surrogatepass")
    for passage in cut(text):
        assert data[passage.start_byte : passage.end_byte].decode() == passage.text


@given(TEXTS)
def test_no_sentence_is_lost(text):
    covered = set()
    for passage in cut(text):
        covered.update(range(passage.start_byte, passage.end_byte))
    for sentence in sentences(text):
        begin = len(text[: sentence.begin].encode())
        held = [place for place, byte in enumerate(sentence.text.encode()) if not chr(byte).isspace()]
        assert all(begin + place in covered for place in held)


@given(TEXTS)
def test_passages_are_of_bearable_size_and_in_order(text):
    found = cut(text)
    assert all(len(passage.text.encode()) > 0 for passage in found)
    starts = [passage.start_byte for passage in found]
    assert starts == sorted(set(starts))
    if "#" not in text and "\n" not in text:
        assert all(passage.end_byte - passage.start_byte <= TARGET + LONGEST + OVERLAP for passage in found)


def test_a_passage_repeats_the_end_of_the_one_before():
    first, second, *_ = cut(SENTENCE * 30)
    assert first.start_byte < second.start_byte < first.end_byte
    assert first.end_byte - second.start_byte <= OVERLAP
    assert second.text.startswith("This sentence")


def test_a_heading_opens_a_passage_and_goes_with_all_that_stand_below_it():
    text = f"# Rules\n\n{SENTENCE * 15}\n\n## Refunds\n\nMoney comes back in 30 days."
    found = cut(text)
    assert [passage.heading for passage in found] == ["Rules"] * (len(found) - 1) + ["Refunds"]
    assert "Rules" in found[0].text
    assert found[-1].text.endswith("Money comes back in 30 days.")
    assert "This sentence" not in found[-1].text


def test_headings_in_a_row_stay_with_what_follows():
    (only,) = cut("# Book\n\n## Chapter\n\nIt begins.")
    assert only.text.endswith("It begins.")
    assert "Book" in only.text


def test_an_endless_list_of_headings_is_cut_and_takes_no_time():
    started = time.process_time()
    found = cut("# h\n" * 50_000)
    assert time.process_time() - started < 5
    assert max(len(passage.text) for passage in found) <= 3 * TARGET


def test_a_text_without_stops_is_cut_at_spaces():
    found = cut("word " * 2000)
    assert len(found) > 5
    assert all(passage.text.split() == ["word"] * len(passage.text.split()) for passage in found)
