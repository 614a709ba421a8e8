"""google-api-python-client: the one official client that passes documentation-only fields through."""

from __future__ import annotations

import pytest

discovery = pytest.importorskip("googleapiclient.discovery", reason="google-api-python-client is not here")

from googleapiclient.errors import HttpError  # noqa: E402
from googleapiclient.http import build_http  # noqa: E402

CONFIG = "projects/example.com:demo/locations/global/groundingConfigs/default_grounding_config"
BODY = {
    "answerCandidate": "The tower was built in 1889.",
    "facts": [{"factText": "The tower was built in 1889.", "attributes": {"title": "Towers"}}],
}


def check(url: str, version: str, body: dict, *, key: str | None = None):
    service = discovery.build(
        "discoveryengine", version, http=build_http(), client_options={"api_endpoint": url}, developerKey=key,
        static_discovery=True,
    )  # fmt: skip
    with service:
        return service.projects().locations().groundingConfigs().check(groundingConfig=CONFIG, body=body).execute()


@pytest.mark.parametrize("version", ["v1", "v1beta", "v1alpha"])
def test_a_check(url, version):
    answer = check(url, version, BODY)
    assert answer["claims"][0]["citationIndices"] == [0]
    assert answer["citedChunks"] == [{"chunkText": "The tower was built in 1889.", "source": "0", "title": "Towers"}]


def test_documentation_only_fields(url):
    spec = {"enableAntiCitations": True, "antiCitationThreshold": 0.8, "enableExplanations": True}
    answer = check(url, "v1alpha", BODY | {"groundingSpec": spec, "prompt": "When?"})
    assert "contradictionScore" in answer
    assert answer["explanation"]["signature"]


def test_errors(url):
    with pytest.raises(HttpError) as refused:
        check(url, "v1", BODY | {"foo": 1})
    assert refused.value.status_code == 400
    assert refused.value.reason == 'Invalid JSON payload received. Unknown name "foo": Cannot find field.'


def test_keys(guarded_url):
    assert check(guarded_url, "v1", BODY, key="open-sesame")["claims"]
    for key, status in ((None, 401), ("wrong", 403)):
        with pytest.raises(HttpError) as refused:
            check(guarded_url, "v1", BODY, key=key)
        assert refused.value.status_code == status
