"""LangChain's check grounding wrapper, with a v1alpha REST client in place of its own gRPC one."""

from __future__ import annotations

import pytest

pytest.importorskip("langchain_google_community", reason="langchain-google-community is not here")

from google.api_core.client_options import ClientOptions
from google.auth.credentials import AnonymousCredentials
from google.cloud import discoveryengine_v1alpha
from langchain_core.documents import Document
from langchain_google_community import VertexAICheckGroundingWrapper


@pytest.fixture
def wrapper(url):
    client = discoveryengine_v1alpha.GroundedGenerationServiceClient(
        transport="rest", credentials=AnonymousCredentials(), client_options=ClientOptions(api_endpoint=url)
    )
    return VertexAICheckGroundingWrapper(project_id="demo", location_id="global", citation_threshold=0.6, client=client)


def test_a_check(wrapper):
    documents = [
        Document("Ulm lies on the Danube.", metadata={"source": "atlas", "id": "1", "page": None}),
        Document("Einstein was born in Ulm in 1879.", metadata={"source": "biography", "id": "2"}),
    ]
    response = wrapper.invoke("Einstein was born in Ulm in 1879.", {"configurable": {"documents": documents}})
    assert response.support_score > 0.6
    assert response.cited_chunks[0]["source"].metadata["source"] == "biography"
    assert response.claims[0]["citation_indices"] == [0]
    assert response.answer_with_citations == "Einstein was born in Ulm in 1879.[0]"
