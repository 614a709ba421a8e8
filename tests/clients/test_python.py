"""Google's Python client (all three versions, REST transport) against the served API."""

from __future__ import annotations

import pytest

discoveryengine = pytest.importorskip("google.cloud.discoveryengine", reason="google-cloud-discoveryengine is not here")

from google.api_core.client_options import ClientOptions  # noqa: E402
from google.api_core.exceptions import BadRequest, Forbidden, NotFound  # noqa: E402
from google.auth.credentials import AnonymousCredentials  # noqa: E402
from google.auth.exceptions import InvalidOperation  # noqa: E402
from google.cloud import discoveryengine_v1, discoveryengine_v1alpha, discoveryengine_v1beta  # noqa: E402

VERSIONS = [discoveryengine_v1, discoveryengine_v1beta, discoveryengine_v1alpha]
FACTS = ("Copper is a metal. Its symbol is Cu.", "Kupfer schmilzt bei 1085 °C, sagt das Handbuch 😀.")
ANSWER = "What melts when? Kupfer schmilzt bei 1085 °C, sagt das Handbuch 😀. Its symbol is Cu."


def client_of(package, url: str, **options: str):
    if not options:
        return package.GroundedGenerationServiceClient(
            transport="rest", credentials=AnonymousCredentials(), client_options=ClientOptions(api_endpoint=url)
        )
    return package.GroundedGenerationServiceClient(
        transport="rest", client_options=ClientOptions(api_endpoint=url, **options)
    )


def request_of(package, answer: str = ANSWER, project: str = "demo", **spec: object):
    return package.CheckGroundingRequest(
        grounding_config=f"projects/{project}/locations/global/groundingConfigs/default_grounding_config",
        answer_candidate=answer,
        facts=[
            package.GroundingFact(fact_text=text, attributes={"author": "CRC", "title": "Tables"}) for text in FACTS
        ],
        grounding_spec=package.CheckGroundingSpec(**spec),
        user_labels={"team": "qa"},
    )


@pytest.fixture(params=VERSIONS, ids=lambda package: package.__name__.rpartition("_")[2])
def package(request):
    return request.param


@pytest.mark.parametrize("project", ["demo", "example.com:demo", "123456"])
def test_a_check(package, url, project):
    response = client_of(package, url).check_grounding(request_of(package, project=project, citation_threshold=0.6))
    assert 0 < response.support_score <= 1
    greeting, german, symbol = response.claims
    assert "".join(claim.claim_text for claim in response.claims) == ANSWER.replace("? ", "?").replace(". ", ".")
    assert [claim.grounding_check_required for claim in response.claims] == [False, True, True]
    assert not greeting.citation_indices
    for claim in (german, symbol):
        assert ANSWER.encode()[claim.start_pos : claim.end_pos].decode() == claim.claim_text
    assert response.cited_chunks[german.citation_indices[0]].source == "1"
    assert response.cited_chunks[german.citation_indices[0]].chunk_text in FACTS[1]
    assert response.cited_chunks[symbol.citation_indices[0]].source == "0"


@pytest.mark.parametrize("package", VERSIONS[:2], ids=["v1", "v1beta"])
def test_claim_level_scores(package, url):
    client = client_of(package, url)
    scored = client.check_grounding(request_of(package, enable_claim_level_score=True)).claims
    assert [claim.score > 0 for claim in scored] == [False, True, True]
    assert not any(claim.score for claim in client.check_grounding(request_of(package)).claims)


def test_a_threshold_of_zero_is_a_threshold(package, url):
    client = client_of(package, url)
    (loose,) = client.check_grounding(request_of(package, answer="Copper is blue.", citation_threshold=0.0)).claims
    (strict,) = client.check_grounding(request_of(package, answer="Copper is blue.", citation_threshold=1.0)).claims
    assert loose.citation_indices
    assert not strict.citation_indices


def test_refusals_reach_the_caller(package, url):
    client = client_of(package, url)
    with pytest.raises(BadRequest, match="answer_candidate"):
        client.check_grounding(request_of(package, answer=""))
    with pytest.raises(BadRequest, match="citation_threshold") as refused:
        client.check_grounding(request_of(package, citation_threshold=float("nan")))
    (detail,) = refused.value.details
    assert detail["fieldViolations"][0]["field"] == "grounding_spec.citation_threshold"
    with pytest.raises(NotFound):
        client_of(package, f"{url}/elsewhere").check_grounding(request_of(package))


def test_keys(package, guarded_url):
    request = request_of(package)
    assert client_of(package, guarded_url, api_key="open-sesame").check_grounding(request).claims
    with pytest.raises(Forbidden):
        client_of(package, guarded_url, api_key="wrong").check_grounding(request)
    with pytest.raises(InvalidOperation, match="Anonymous credentials cannot be refreshed"):
        client_of(package, guarded_url).check_grounding(request)
