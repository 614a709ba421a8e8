"""Accessible, private, and pleasant on every screen; the pictures in the docs are taken here."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import sys
import urllib.request
from importlib.resources import files
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from cli.report import render
from cli.rows import Row
from cli.workers import Settings as Batch
from cli.workers import check_row
from handler.app import App
from handler.settings import Settings, from_environment
from tests.playground.page import Page
from tests.playground.samples import records

AXE = files("axe_core_python").joinpath("axe.min.js")
SCREENS = {
    "playground": (1280, 900, False),
    "playground-dark": (1280, 900, True),
    "playground-phone": (390, 844, False),
}
NASTY = "It's '''quoted''' \"twice\", costs $HOME `x` \\n, opened in 1932 é 😀 \u2028 end."


def test_the_policy_allows_nothing_from_elsewhere(address: str) -> None:
    for path in ("/", "/playground/main.js"):
        headers = urllib.request.urlopen(address + path).headers
        policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"


def test_nothing_is_loaded_from_another_host(page: Page) -> None:
    page.check()
    loaded = page.js("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert len(loaded) > 5
    assert all(name.startswith(page.address) for name in loaded)


@pytest.mark.parametrize(
    ("environ", "on"),
    [
        ({}, True),
        ({"GROUNDWIRE_PLAYGROUND": "0"}, False),
        ({"AWS_LAMBDA_FUNCTION_NAME": "f"}, False),
        ({"AWS_LAMBDA_FUNCTION_NAME": "f", "GROUNDWIRE_PLAYGROUND": "1"}, True),
    ],
)
def test_it_is_on_by_default_only_outside_of_lambda(environ: dict[str, str], on: bool) -> None:
    app = App(from_environment(environ), lambda *usage: None)
    assert ("playground" in {route.name for route in app.routes}) == on
    assert not App(Settings(), lambda *usage: None).settings.playground


@pytest.mark.parametrize("path", ["/playground/../app.py", "/playground/app.py", "/playground/none.js", "/index.html"])
def test_other_files_are_not_served(address: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(address + path)
    assert json.load(refused.value)["error"]["status"] == "NOT_FOUND"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [1280, 390])
def test_no_accessibility_rule_is_broken(page: Page, width: int, dark: bool) -> None:
    page.resize(width, 900, dark=dark)
    page.check()
    for details in page.all("details"):
        page.js("arguments[0].open = true", details)
    page.js(AXE.read_text(encoding="utf-8"))
    found = page.driver.execute_async_script("axe.run().then((told) => arguments[0](told.violations))")
    told = [(item["id"], [node["html"][:120] for node in item["nodes"]]) for item in found]
    assert told == []


def test_the_result_is_announced(page: Page) -> None:
    page.fill("The bridge opened in 1932.", "The bridge opened in 1932.")
    page.check()
    assert page.one("#status").get_attribute("role") == "status"
    assert page.text("#status").startswith("Support ")
    assert "1 supported" in page.text("#status")
    assert "(supported, score" in page.claims()[0].get_attribute("aria-label")


def test_everything_fits_a_phone(page: Page) -> None:
    page.resize(390, 844, mobile=True)
    page.check()
    assert page.js("return document.documentElement.scrollWidth") <= 390
    small = page.js(
        "return [...document.querySelectorAll('button, input, textarea')].filter((e) => e.offsetParent && "
        "e.type !== 'range' && e.getBoundingClientRect().height < 24).map((e) => e.outerHTML)"
    )
    assert small == [], "targets of touch are at least 24 pixels high"


@pytest.mark.parametrize("language", ["curl", "python", "node"])
def test_copied_code_gives_the_same_answer(page: Page, tmp_path: Path, language: str) -> None:
    program = {"curl": shutil.which("bash"), "python": sys.executable, "node": shutil.which("node")}[language]
    if program is None or (language == "curl" and not shutil.which("curl")):
        pytest.skip(f"{language} is not installed")
    page.fill(NASTY, NASTY, prompt="JSON\nJSON")
    body = page.check()
    page.one(f"#tab-{language}").click()
    file = tmp_path / {"curl": "a.sh", "python": "a.py", "node": "a.mjs"}[language]
    file.write_text(page.text("#snippet code"), encoding="utf-8")
    printed = subprocess.run([program, str(file)], capture_output=True, text=True, check=True, timeout=60).stdout
    if language == "curl":
        assert json.loads(printed) == body
    else:
        assert float(printed.splitlines()[0]) == pytest.approx(body["supportScore"])
        assert body["claims"][0]["claimText"].splitlines()[0] in printed


def test_the_key_is_sent_but_never_in_the_link(page: Page) -> None:
    page.one("#server summary").click()
    page.one("#key").send_keys("very-secret", Keys.ENTER)
    page.wait(lambda: "busy" not in page.one("body").get_attribute("class"))
    page.check()
    assert "very-secret" not in page.js("return location.href")
    assert "very-secret" not in page.text("#snippet code")
    page.open(page.js("return location.hash"))
    assert page.one("#key").get_property("value") == ""


def test_pictures_of_a_report(page: Page, pictures: Path, tmp_path: Path) -> None:
    outcomes = [check_row(Row(number, number + 1, record), Batch()) for number, record in enumerate(records())]
    assert all("error" not in outcome for outcome in outcomes)
    file = tmp_path / "report.html"
    file.write_text(render(outcomes, title="answers.jsonl"), encoding="utf-8")
    page.resize(1100, 1150)
    page.driver.get(file.as_uri())
    assert page.js("return document.documentElement.scrollWidth") <= 1100
    png = page.picture(pictures / "report.png")
    assert struct.unpack(">II", png[16:24]) == (1100, 1150)


@pytest.mark.parametrize("name", SCREENS)
def test_pictures(page: Page, pictures: Path, name: str) -> None:
    width, height, dark = SCREENS[name]
    page.resize(width, height, dark=dark, mobile=width < 500)
    page.js("document.querySelector('#examples button').click()")
    page.wait(lambda: "busy" not in page.one("body").get_attribute("class") and page.claims())
    if width < 500:
        page.js("document.getElementById('output').scrollIntoView()")
    else:
        page.js("document.activeElement.blur(); scrollTo(0, 0)")
    png = page.picture(pictures / f"{name}.png")
    assert struct.unpack(">II", png[16:24]) == (width, height)
