"""Where sentences end. In the cases "⏐" stands where a sentence must end; nothing else may part the text."""

import time

import pytest

from scoring.segment import sentences, spans

PROSE = """
Mr. Okafor moved to the U.S. in 1999.⏐ He lives in St. Cloud.
Dr. Lena M. Vogt et al. measured it.⏐ The depth was 3.5 m.
Nora Vik holds a Ph.D. in geology.⏐ Her brother does not.
As required by Sec. 5d, keys are rotated.⏐ See Fig. 3 and No. 12 on p. 4.
Form No. 7 is at the desk in Bldg. C.⏐ Ask there.
The rate is lr=0.002 in v1.2.3 of the tool.⏐ It works.
The setup page is https://example.org/v1/setup.⏐ Mail a.b@example.org.⏐ Done.
It is open at 5 p.m. on Monday.⏐ It closes at 9 p.m. (summer only) or 8 p.m. Tuesday.
Children enter at 6 p.m.⏐ Adults later.
She joined Brook Inc. in May.⏐ Brook Inc. CEO Ada Lund agreed.⏐ She left Brook Inc.⏐ The firm grew.
Bring ropes, maps etc.⏐ Food is sold there.
It weighs approx. 12 kg, i.e. less than before, e.g. in spring.
He lived on Mill St.⏐ The house stands.⏐ St. Anne is near.
J. K. Moen wrote it.⏐ Samuel L. Rask read it.
The boat leaves from pier B.⏐ Tickets are sold on board.⏐ Take vitamin C.⏐ Rest well.
"I agree." he said.⏐ "We leave now."⏐ They left.
"Stop!" she cried.⏐ Why?⏐ Nobody knows!⏐ Really?!⏐ Yes.
He asked "Who is there?" and waited.⏐ Nobody came.
The pier (see Fig. 2.) is closed.⏐ (It was built in 1931.)⏐ It will reopen.
kane scored twice .⏐ the video , made in 2015 , shows it .⏐ it was . . . fun .
The claim was ... never proved.⏐ Then ... it was.⏐ Well…⏐ That is all.
The dam was finished in 1931.[1]⏐ It is 88 m high.[2][3]⏐ It leaks.[^4]⏐ It rusts.(5)⏐ It stands.¹²⏐ So it is.
The dam was finished in 1931. [1]⏐ It is 88 m high. [2, 3]⏐ It leaks.【4】⏐ It rusts.[F3#12-40]⏐ End.
The dam was finished in 1931.[1]⏐It was late.
The pier is closed.⏐The boat leaves from the quay.
the pier is closed.⏐ dogs are allowed in 1999.⏐ it was fun.
I love Yahoo! as a name.⏐ Great!⏐ it works.
iPods were sold there.⏐ iPhones were not.
Version 2.0.⏐ Next came 3.⏐ Then 4.
The beach is open 🏖️.⏐ Dogs are not allowed 🐕.
Hello! 👋⏐ The ferry leaves.🎉⏐ It is late.
Steps:⏐
It costs $5.⏐ It cost £3.50 in 2010.⏐ No. 4 is free.
Is it open?⏐ No.⏐ The pier is closed.
The U.S. Army left the U.S.⏐ It was 1950.
The code `a. B. c` is inline.⏐ Call `client.set(30)`.⏐ Done.
Node.js and System.out.Println are names.⏐ Use file.Txt.
They gave it to me.⏐ Then the crew went on.⏐ Ida stayed.⏐ It takes 10 min.⏐ The path is steep.
It rose by 5 %.⏐ 12 people came.⏐ "Twelve" came.⏐ – and went.
Mr. & Mrs. Lee live at 5th Ave. in N.Y.⏐ They moved.
**It is closed.**⏐ _It was open._⏐ Fine.
"""

LANGUAGES = """
Der Eintritt kostet 12,50 Euro.⏐ Am 3. Oktober ist z. B. alles frei.⏐ Im 19. Jahrhundert war das anders.
Dr. Weiß wohnt in der Hauptstr. 5.⏐ Er kommt am 12. Mai.⏐ Das Amt schließt um 18 Uhr.⏐ Danach ist Ruhe.
Die Brücke ist ca. 300 m lang, d.h. kürzer als gedacht, usw.⏐ Sie steht noch.
M. Dupont habite à Paris.⏐ Mme Petit aussi.⏐ Il est parti en 1990 !⏐ Pourquoi ?
El Sr. Vega llegó en 1980.⏐ ¿Por qué vino?⏐ ¡Nadie lo sabe!⏐ Vive en la Av. Central núm. 4.
O Sr. Lima mora no n.º 5.⏐ A ponte tem 300 m.
Il sig. Rossi vive a Roma.⏐ L'ingresso costa 5,50 euro.
橋は1931年に開通した。⏐長さは412メートルである。⏐本当？⏐はい！
「もう遅い。」と言った。⏐彼は帰った。
博物馆于2019年开放。⏐门票免费！⏐真的吗？⏐是。
他说：“走吧。”⏐然后离开了。
다리는 1931년에 개통되었다.⏐ 길이는 412미터이다.
पुल १९३१ में खुला।⏐ यह ४१२ मीटर लंबा है।
افتتح الجسر عام 1931.⏐ هل هو طويل؟⏐ نعم.
„Ja.“⏐ Ende.⏐ »Gut.«⏐ Danke.
（注：要確認。）⏐以上。
她参演《俄克拉荷马！》舞台剧。
The price is 3．5.⏐ 値段は３．５です。⏐次。
"""

LINES = [
    ("The kit contains:⏐\n- a compass⏐\n- three flares", ["a compass", "three flares"]),
    ("Steps:⏐\n1. Open the valve.⏐ Wait.⏐\n2) Close it.⏐\n   a) Slowly⏐\n   b) Fully", ["Open the valve.", "Slowly"]),
    ("* One\n  goes on⏐\n\t* Two⏐\n• Three⏐\n- [x] Four", ["One\n  goes on", "Two", "Three", "Four"]),
    ("The final offer was\n   4 mil-\nlion euros.⏐ It was refused.", []),
    ("The committee met in\nParis on Monday and\nagreed.⏐ It left.", []),
    ("The committee asked to look into all of it, led by James\nCameron and the members of the board, met.⏐", []),
    ("The pier opens at nine in the morning every day\n⏐The boat leaves at noon from the northern quay", []),
    ("Price: 30 euros⏐\r\nDuration: 2 hours⏐\r\nstatus: offline⏐\r\nserial: A77", []),
    ("The pier is closed⏐\n\nThe boat leaves at noon", []),
    ("The pier is closed⏐\u2028The boat leaves at noon⏐\x85No dogs", []),
    ("# Overview of the U.S. Piers. All⏐\nText follows.⏐\n## More ##⏐\n\nEnd", ["Overview of the U.S. Piers. All"]),
    ("Overview⏐\n=====⏐\nThe pier is closed.", ["Overview"]),
    ("**Key facts**⏐\n\nThe pier is closed.", ["**Key facts**"]),
    ("| Model | Weight |⏐\n| --- | --- |⏐\n| Alder | 1.8 kg. Light |⏐\nThat is all.", ["| Alder | 1.8 kg. Light |"]),
    ("Model | Weight⏐\n--- | ---⏐\nAlder | 1.8 kg", ["Alder | 1.8 kg"]),
    ("Model\tWeight⏐\nAlder\t1.8 kg", ["Alder\t1.8 kg"]),
    ("Run this:⏐\n```sh\nmake. Run\n\nls\n```⏐\nDone.", ["```sh\nmake. Run\n\nls\n```"]),
    ("> The pier is closed.⏐\n> It will open\n> in May.", ["The pier is closed."]),
    ("Above.⏐\n\n---⏐\n\nBelow.", []),
    ("Ingredients:⏐\nflour⏐\nsugar and\nsalt⏐\neggs", ["flour", "eggs"]),
    ("The pier\n— once new — is closed.", []),
    ("橋は長い⏐\n値段は高い", []),
    ("The pier opens in May⏐\nThe ferry runs daily", []),
    ("He met Mr.\nSmith there.⏐", []),
    ("🌊 The beach is open.⏐\n✅ Dogs are allowed\n⏐✅ Entry is free", ["The beach is open.", "Entry is free"]),
]


def expected(marked: str) -> list[str]:
    return [piece.strip() for piece in marked.split("⏐") if piece.strip()]


@pytest.mark.parametrize("marked", (PROSE + LANGUAGES).strip().splitlines())
def test_sentences_of_one_line_end_where_a_reader_ends_them(marked):
    assert [s.text for s in sentences(marked.replace("⏐", ""))] == expected(marked.replace("\n\n", "\n"))


@pytest.mark.parametrize(("marked", "exact"), LINES)
def test_lines_part_or_continue_sentences(marked, exact):
    found = [s.text for s in sentences(marked.replace("⏐", ""))]
    wanted = expected(marked)
    assert len(found) == len(wanted)
    assert all(want.endswith(got) or want.rstrip("# ").endswith(got) for got, want in zip(found, wanted, strict=True))
    assert [text for text in exact if text not in found] == []


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("# Piers\nThe pier is closed.\n- a compass\nPrice: 30 euros", ["heading", "sentence", "item", "label"]),
        ("| a | b |\n|---|---|\n| 1 | 2 |", ["row", "row", "row"]),
        ("```\nx = 1\n```\n**Result**\nIt is one.", ["code", "heading", "sentence"]),
        ("**James Moen**", ["sentence"]),
    ],
)
def test_each_sentence_has_the_kind_of_its_line(text, kinds):
    assert [s.kind for s in sentences(text)] == kinds


def test_a_text_of_ascii_characters_is_cut_as_the_same_text_beside_other_characters():
    text = "Mr. Moen left. He was late!\n- one\n- two. Three? lr=0.1\n\nEnd"
    assert spans(text) == spans(text + "\n\né")[:-1]


def test_windows_replace_sentences_only_where_stops_are_everywhere():
    prose = "The pier is closed in winter. It opens again in the month of May. " * 60
    hostile = "Ab. Cd. Ef. " * 500
    assert spans(prose, dense_windows=True) == spans(prose)
    windows = spans(hostile, dense_windows=True)
    assert len(windows) < len(hostile) / 150
    assert "".join(hostile[b:e] for b, e, _ in windows).replace(" ", "") == hostile.replace(" ", "")


HOSTILE = ["Ab. ", ". ", ".", " ", "\n", "a", "`a", "**a", "|a\n", "- a\n", "a.B", "(1).", ".[1", "> ", "a:\n", "```"]
HOSTILE += ["。", "\t", "1.", "[", "a-\n", "a\tb ", "\r\n> ", "a.\n", "Aaaaaaaaa Bbbbbbbb Ccccccccc Dddddddd Eeeeeee\n"]


@pytest.mark.parametrize("unit", HOSTILE)
def test_the_work_grows_with_the_length_and_no_faster(unit):
    """A quadratic rule takes minutes here; the bound is thirty times what a linear one takes."""
    text = unit * (400_000 // len(unit))
    begun = time.process_time()
    found = spans(text)
    assert time.process_time() - begun < 10
    assert all(0 <= begin < end <= len(text) for begin, end, _ in found)
