"""A real Chromium without a screen, and the app on a real port."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from tests.playground.page import Page
from tests.playground.served import serving

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--lang=en",
]


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[webdriver.Chrome]:
    """Chromium with an empty profile. Where it is not installed these tests are skipped, but never in CI."""
    browser, control = shutil.which("chromium"), shutil.which("chromedriver")
    if not browser or not control:
        if os.environ.get("CI"):
            pytest.fail("chromium and chromedriver are missing; .ci/run installs them")
        pytest.skip("needs chromium and chromedriver (Debian: chromium chromium-driver)")
    options = webdriver.ChromeOptions()
    options.binary_location = browser
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    started = webdriver.Chrome(options=options, service=Service(control))
    yield started
    started.quit()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as url:
        yield url


@pytest.fixture
def page(driver: webdriver.Chrome, address: str) -> Iterator[Page]:
    """The page, empty, at desktop size. Afterwards nothing may stand in the browser's console."""
    opened = Page(driver, address)
    opened.resize(1280, 900)
    opened.open()
    yield opened
    assert opened.complaints() == []


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots go: into the docs when GROUNDWIRE_PICTURES=1 says so, else nowhere that stays."""
    if os.environ.get("GROUNDWIRE_PICTURES") == "1":
        return Path(__file__).parents[2] / "docs" / "images"
    return tmp_path_factory.mktemp("pictures")
