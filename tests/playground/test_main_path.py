from __future__ import annotations

from selenium.webdriver.common.keys import Keys

from scoring import check
from tests.playground.page import Page

FACT = "The bridge, opened in 1932, spans the bay."
OTHER = "Lobsters live on rocky ground."
ANSWER = "Here is what I found. The bridge opened in 1932. Dragons built a castle."


def test_a_first_visit_shows_an_example_with_its_verdicts(page: Page) -> None:
    claims = page.response()["claims"]
    assert [span.get_attribute("textContent") for span in page.claims()] == [claim["claimText"] for claim in claims]
    assert page.text("#reading") == page.one("#answer").get_property("value")


def test_own_text_is_judged_as_the_api_judges_it(page: Page) -> None:
    page.fill(ANSWER, OTHER, FACT)
    body = page.check()
    assert (
        body["supportScore"] == round(check(ANSWER, [OTHER, FACT]).support_score, 7)
        or abs(body["supportScore"] - check(ANSWER, [OTHER, FACT]).support_score) < 1e-6
    )
    meters = {meter.get_attribute("aria-label"): meter.get_attribute("aria-valuenow") for meter in page.all(".meter")}
    assert meters["support"] == f"{body['supportScore']:.2f}"
    supported, strange = page.claims()[-2:]
    assert "supported" in supported.get_attribute("class")
    assert "supported" not in strange.get_attribute("class").split()


def test_a_claim_shows_its_evidence_inside_the_facts(page: Page) -> None:
    page.fill(ANSWER, OTHER, FACT)
    body = page.check()
    page.claims()[1].click()
    assert page.claims()[1].get_attribute("aria-pressed") == "true"
    assert "The bridge opened in 1932." in page.text("#detail blockquote")
    (evidence, *_) = body["claims"][1]["explanation"]["evidence"]
    where = evidence["position"]["utf16"]
    shown = page.text(f"#sources > li:nth-of-type({evidence['factIndex'] + 1})")
    assert FACT[where["start"] : where["end"]] in shown
    assert page.all("#sources mark")


def test_positions_are_shown_in_three_units(page: Page) -> None:
    page.fill("😀 é is here. The bridge opened in 1932.", FACT)
    body = page.check()
    page.claims()[-1].click()
    position = body["claims"][-1]["explanation"]["position"]
    shown = page.text("#detail .positions")
    for unit in ("bytes", "codePoints", "utf16"):
        assert f"{position[unit]['start']}–{position[unit]['end']}" in shown


def test_conflicts_are_named(page: Page) -> None:
    page.fill("The bridge opened in 1950.", FACT)
    body = page.check()
    (claim,) = body["claims"]
    assert claim["explanation"]["verdict"] == "contradicted"
    conflict = claim["explanation"]["evidence"][0]["conflicts"][0]
    assert (conflict["claimValue"], conflict["factValue"]) == ("1950", "1932")
    assert "1950" in page.text(".conflicts")
    assert page.text("mark.clash") == "1932"
    assert page.text(".claim .clash") == "1950"


def test_a_question_scores_helpfulness(page: Page) -> None:
    page.fill("The bridge opened in 1932.", FACT, prompt="When did the bridge open?")
    body = page.check()
    assert f"{body['helpfulnessScore']:.2f}" in page.text("#scores")


def test_attributes_are_sent(page: Page) -> None:
    page.fill("The bridge opened in 1932.", FACT)
    page.one("#facts .attributes").send_keys("author: County archive\nuri: https://example.com/a:b")
    page.check()
    sent = page.text("#snippet code")
    assert '"author": "County archive"' in sent
    assert '"uri": "https://example.com/a:b"' in sent


def test_keyboard_alone_is_enough(page: Page) -> None:
    page.one("#clear").click()
    page.press("The bridge opened in 1932. Dragons built a castle.", Keys.TAB, FACT)
    page.press(Keys.CONTROL, Keys.ENTER)
    page.wait(lambda: len(page.claims()) == 2)
    page.js("document.querySelector('#reading .claim').focus()")
    page.press(Keys.ARROW_RIGHT)
    assert page.claims()[1].get_attribute("aria-pressed") == "true"
    page.press(Keys.ARROW_LEFT, Keys.SPACE)
    assert page.claims()[0].get_attribute("aria-pressed") == "true"
    page.js("document.getElementById('tab-curl').focus()")
    page.press(Keys.ARROW_RIGHT)
    assert "urllib.request" in page.text("#snippet code")


def test_facts_are_added_and_removed(page: Page) -> None:
    page.fill("The bridge opened in 1932.", OTHER, FACT)
    page.one("#facts > li:first-child .remove").click()
    assert [area.get_property("value") for area in page.all("#facts > li > textarea:first-of-type")] == [FACT]
    page.check()
    assert OTHER not in page.text("#snippet code")


def test_a_link_restores_the_state(page: Page) -> None:
    page.fill("橋は1932年に開通した。 😀 «x»", FACT, OTHER, prompt="when?")
    page.slide("cite", 0.4)
    page.check()
    link = page.js("return location.hash")
    before = page.response()
    page.open(link)
    assert page.one("#answer").get_property("value") == "橋は1932年に開通した。 😀 «x»"
    assert page.one("#prompt").get_property("value") == "when?"
    assert page.one("#cite").get_property("value") == "0.4"
    assert page.response() == before


def test_a_damaged_link_does_no_harm(page: Page) -> None:
    page.open("#s=AAAA!!")
    assert page.claims()


def test_every_example_works(page: Page) -> None:
    for button in page.all("#examples button"):
        page.js("document.getElementById('raw').querySelector('code').textContent = ''")
        button.click()
        page.wait(lambda: page.text("#raw code"))
        assert page.response()["claims"]
        assert page.text("#reading") == page.one("#answer").get_property("value")
