"""What goes wrong, what is slow, what is long, and scripts that break careless pages."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from handler.errors import ApiError, Violation, invalid
from handler.http import Request, Response
from handler.routes import CHECK, Route
from scoring import check
from tests.playground.page import Page
from tests.playground.served import serving

FACT = "The bridge, opened in 1932, spans the bay."


@pytest.fixture
def scripted(driver: WebDriver) -> Iterator[tuple[Page, list]]:
    """A page whose server does what the last item of a list says: pass on, wait for an event, or raise an error."""
    plan: list = [None]

    def act(request: Request, path: re.Match[str]) -> Response:
        step = plan[-1]
        if isinstance(step, threading.Event):
            step.wait(20)
        elif isinstance(step, ApiError):
            raise step
        return checked(request, path)

    checked = next(route.endpoint for route in _table() if route.name == "check")
    with serving(Route("check", "POST", CHECK, act)) as url:
        page = Page(driver, url)
        page.resize(1280, 900)
        page.open()
        yield page, plan
    page.complaints()  # a refused request shows up in the console, and should


def _table() -> tuple[Route, ...]:
    from handler.routes import table

    return table({})


def test_sliders_act_at_once_and_without_the_server(scripted: tuple[Page, list]) -> None:
    page, plan = scripted
    page.fill("The bridge opened in 1932.", FACT)
    score = page.check()["claims"][0]["score"]
    plan.append(threading.Event())  # from here on the server hangs
    started = time.monotonic()
    page.slide("cite", min(1.0, score + 0.01) if score < 1 else 1.0)
    page.slide("cite", max(0.0, score - 0.02))
    assert "supported" in page.claims()[0].get_attribute("class").split()
    page.slide("cite", 1)
    if score < 1:
        assert "supported" not in page.claims()[0].get_attribute("class").split()
    page.slide("cite", 0)
    assert "supported" in page.claims()[0].get_attribute("class").split()
    assert time.monotonic() - started < 5
    plan[-1].set()


def test_a_slow_answer_is_announced_and_can_be_stopped(scripted: tuple[Page, list]) -> None:
    page, plan = scripted
    slow = threading.Event()
    plan.append(slow)
    page.one("#check").click()
    assert page.text("#status") == "Checking …"
    assert "busy" in page.one("body").get_attribute("class")
    page.wait(lambda: "Still waiting" in page.text("#status"))
    page.press(Keys.ESCAPE)
    page.wait(lambda: page.text("#status") == "Stopped.")
    assert "busy" not in page.one("body").get_attribute("class")
    slow.set()


def test_only_the_latest_of_two_checks_is_shown(scripted: tuple[Page, list]) -> None:
    page, plan = scripted
    slow = threading.Event()
    plan.append(slow)
    page.one("#check").click()
    plan.append(None)
    page.fill("A newer answer.", FACT)
    page.one("#check").click()
    slow.set()
    page.wait(lambda: page.text("#reading") == "A newer answer.")
    time.sleep(0.3)
    assert page.text("#reading") == "A newer answer."


def test_an_error_is_told_in_the_words_of_the_api_beside_its_field(scripted: tuple[Page, list]) -> None:
    page, plan = scripted
    plan.append(invalid([Violation("'facts[1].fact_text' has 10001 characters.", "facts[1].fact_text")]))
    page.fill("The bridge opened.", FACT, "too long")
    page.one("#check").click()
    page.wait(lambda: page.one("#error").is_displayed())
    assert "has 10001 characters" in page.text("#error")
    assert "INVALID_ARGUMENT (400)" in page.text("#error")
    marked = page.all("[aria-invalid=true]")
    assert [box.get_property("value") for box in marked] == ["too long"]
    assert not page.one("#output").is_displayed()
    plan.append(None)
    page.check()
    assert not page.one("#error").is_displayed()
    assert not page.all("[aria-invalid=true]")


def test_limits_of_the_real_api_reach_the_reader(page: Page) -> None:
    page.fill("word " * 5000, FACT)
    page.check()
    assert "4096" in page.text("#error")
    page.complaints()


def test_a_server_that_is_gone(driver: WebDriver) -> None:
    with serving() as url:
        page = Page(driver, url)
        page.open()
    page.one("#check").click()
    page.wait(lambda: page.one("#error").is_displayed())
    assert "does not answer" in page.text("#error")
    page.complaints()


def test_markup_in_texts_stays_text(page: Page) -> None:
    nasty = '<img src=x onerror="document.title=1"> <script>document.title=2</script> & </textarea> opened in 1932.'
    page.fill(nasty, nasty, prompt=nasty)
    page.check()
    assert page.text("#reading") == nasty
    assert page.all("#result img, #result script") == []
    assert page.js("return document.title") == "Groundwire playground"


def test_very_long_texts(page: Page) -> None:
    sentence = "The bridge opened in 1932. "
    facts = [(f"Fact number {number} speaks of barges. " * 400)[:9_900] for number in range(199)] + [FACT]
    page.fill(sentence * 300, *facts)
    page.check()
    assert len(page.claims()) == 300
    assert page.js("return document.documentElement.scrollWidth") <= 1280
    shown = page.all("#sources > li")
    assert len(shown) < 40, "facts without evidence are folded"
    page.claims()[250].click()
    assert page.claims()[250].get_attribute("aria-pressed") == "true"
    page.one("#sources > li:last-child .more").click()
    assert len(page.all("#sources > li")) == 200
    page.one("#sources > li:first-child .more").click()
    assert facts[0] in page.text("#sources > li:first-child")


def test_a_word_without_end_does_not_widen_the_page(page: Page) -> None:
    page.resize(390, 844, mobile=True)
    page.fill("x" * 3000, "y" * 3000)
    page.check()
    assert page.js("return document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(
    ("answer", "fact", "direction"),
    [
        ("افتتح الجسر عام 1932. بنى التنين قلعة.", "افتتح الجسر أمام حركة المرور عام 1932.", "rtl"),
        ("הגשר נפתח בשנת 1932. 😀 דרקון בנה טירה.", "הגשר נפתח בשנת 1932 לתנועה.", "rtl"),
        ("橋は1932年に開通した。竜が城を建てた！", "その橋は1932年に開通した。", "ltr"),
        ("这座桥于1932年通车。龙建造了城堡。", "这座桥于1932年6月通车。", "ltr"),
        ("Il ponte fu apertó nel 1932. 👩‍👩‍👧 Sì.", "Il ponte fu aperto nel 1932.", "ltr"),
    ],
)
def test_scripts_of_the_world(page: Page, answer: str, fact: str, direction: str) -> None:
    page.fill(answer, fact)
    body = page.check()
    texts = [claim.text for claim in check(answer, [fact]).claims]
    assert [claim["claimText"] for claim in body["claims"]] == texts
    assert [span.get_attribute("textContent") for span in page.claims()] == texts
    assert page.text("#reading") == answer
    for selector in ("#reading", "#answer", "#sources .text", "#detail blockquote"):
        assert page.js("return getComputedStyle(arguments[0]).direction", page.one(selector)) == direction
