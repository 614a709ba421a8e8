import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.readers import READERS, read, readable
from store.records import UnreadableDocumentError
from tests.store.files import HTML, pdf, word


def test_plain_text_in_utf8_and_utf16():
    assert read("a.txt", "Grüße\r\nfrom here".encode()).text == "Grüße\nfrom here"
    assert read("a.TXT", "Grüße".encode("utf-8-sig")).text == "Grüße"
    assert read("a.txt", "Grüße".encode("utf-16")).text == "Grüße"


def test_markdown_is_named_by_its_first_heading():
    content = read("a.md", b"Intro\n\n# The Title #\n\n## Other\n")
    assert (content.title, content.text[:5]) == ("The Title", "Intro")


def test_html_gives_headings_lists_and_tables_without_scripts_and_menus():
    content = read("a.html", HTML)
    assert (content.title, content.link) == ("The Museum", "https://example.org/m")
    assert "## Opening hours" in content.text.split("\n")
    assert "The museum opens at nine & closes at five." in content.text
    assert "\n- Mondays\n- Fridays" in content.text
    assert "| Adults | 12 euros |" in content.text
    assert not any(word in content.text for word in ("track", "color", "Contact"))


def test_pdf_gives_the_text_of_all_pages():
    content = read("a.pdf", pdf("First page speaks.", "Second page answers.", title="Two pages"))
    assert content.title == "Two pages"
    assert content.text.index("First page speaks.") < content.text.index("Second page answers.")


def test_word_files_keep_the_order_of_headings_lists_and_tables():
    content = read("a.docx", word("House rules"))
    assert content.title == "House rules"
    assert content.text.split("\n\n") == [
        "## Opening hours",
        "The museum opens at nine.",
        "- Mondays",
        "| Adults | 12 euros |",
        "Children pay nothing.",
    ]


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.exe", b"MZ"),
        ("a", b"text"),
        ("a.txt", b"\xff\xfe\xff"),
        ("a.txt", b"caf\xe9"),
        ("a.txt", b"\0\0\0"),
        ("a.txt", b"  \n "),
        ("a.pdf", b"not a pdf"),
        ("a.pdf", pdf("cut off")[:300]),
        ("a.pdf", pdf("")),
        ("a.docx", b"PK\x03\x04 broken"),
        ("a.docx", word()[:2000]),
        ("a.html", b"<html><script>only()</script></html>"),
    ],
)
def test_what_cannot_be_read_says_so(name, data):
    with pytest.raises(UnreadableDocumentError):
        read(name, data)


@pytest.mark.parametrize("ending", sorted(READERS))
@given(data=st.binary(max_size=300))
def test_any_bytes_give_clean_text_or_the_one_error(ending, data):
    try:
        content = read(f"a{ending}", data)
    except UnreadableDocumentError:
        return
    content.text.encode()
    assert "\0" not in content.text
    assert content.text.strip()


def test_only_known_endings_are_documents():
    assert readable("x/Y.PDF")
    assert not readable("x.pdf.bak")
