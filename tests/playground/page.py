"""The playground as a person uses it."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait


class Page:
    """Short words for what tests do and see."""

    def __init__(self, driver: WebDriver, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, fragment: str = "") -> None:
        """Load the page anew; without a fragment it shows its first example."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.address}/{fragment}")
        self.wait(lambda: self.one("#facts li") and "busy" not in self.one("body").get_attribute("class"))

    def resize(self, width: int, height: int, *, dark: bool = False, mobile: bool = False) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        calm = {"name": "prefers-reduced-motion", "value": "reduce"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme, calm]})

    def one(self, selector: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector: str) -> str:
        return str(self.one(selector).get_property("textContent"))

    def js(self, script: str, *arguments: Any) -> Any:
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition: Callable[[], Any], seconds: float = 30) -> Any:
        return WebDriverWait(self.driver, seconds, poll_frequency=0.05).until(lambda _: condition())

    def fill(self, answer: str, *facts: str, prompt: str = "") -> None:
        """Put texts into the form, at once, as pasting does."""
        self.one("#clear").click()
        while len(self.all("#facts > li")) < len(facts):
            self.js("document.getElementById('add-fact').click()")
        self.js("document.getElementById('answer').value = arguments[0]", answer)
        self.js("document.getElementById('prompt').value = arguments[0]", prompt)
        boxes = "[...document.querySelectorAll('#facts > li > textarea:first-of-type')]"
        self.js(f"{boxes}.forEach((box, at) => (box.value = arguments[0][at]))", list(facts))

    def check(self) -> dict[str, Any]:
        """Press the button, wait, and give back the response that the page got."""
        self.one("#check").click()
        self.wait(lambda: self.one("#output").is_displayed() or self.one("#error").is_displayed())
        self.wait(lambda: "busy" not in self.one("body").get_attribute("class"))
        return self.response()

    def response(self) -> dict[str, Any]:
        return json.loads(self.text("#raw code") or "{}")

    def claims(self) -> list[WebElement]:
        return self.all("#reading .claim")

    def slide(self, name: str, value: float) -> None:
        """Drag a slider."""
        script = "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', {bubbles: true}))"
        self.js(script, self.one(f"#{name}"), str(value))

    def press(self, *keys: str) -> None:
        self.driver.switch_to.active_element.send_keys(*keys)

    def submit(self) -> None:
        self.one("#answer").send_keys(Keys.CONTROL, Keys.ENTER)

    def picture(self, path: Path) -> bytes:
        shot = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
        data = base64.b64decode(shot["data"])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return data

    def complaints(self) -> list[str]:
        """What the browser's console says of errors, policy violations and refused loads since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
