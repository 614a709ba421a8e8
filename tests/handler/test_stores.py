"""The guides' data-store requests against own documents, from a folder to the response."""

import pytest

from handler import stores
from handler.app import App
from handler.settings import Settings
from store.build import build
from tests.wire import call

CONFIG = (
    "projects/my-project-123/locations/global/collections/default_collection/engines/{}/servingConfigs/default_search"
)
ANSWER = "Titanic was directed by James Cameron. It was released in 1997."


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    folder, index = tmp_path_factory.mktemp("documents"), tmp_path_factory.mktemp("index")
    (folder / "films").mkdir()
    (folder / "films/titanic.md").write_text(
        "# Titanic\n\nTitanic was directed by James Cameron. It was released in 1997."
    )
    (folder / "ferry.txt").write_text("The ferry to the island runs every hour.")
    build(str(folder), str(index), link_base="https://example.org/")
    found = stores.from_environment({"GROUNDWIRE_STORES": f"my-app={index} empty={index / 'nothing'}"})
    return App(Settings(), lambda usage, scope: None, found)


def ask(app, engine="my-app", answer=ANSWER, **more):
    body = {"answerCandidate": answer, "groundingSource": {"searchSource": CONFIG.format(engine)}}
    return call(body | more, app=app)


def test_cited_facts_name_their_document_and_citations_index_them(app):
    answer = ask(app).json
    assert "citedChunks" not in answer
    assert answer["supportScore"] > 0.8
    for claim in answer["claims"]:
        for index in claim["citationIndices"]:
            assert answer["citedFacts"][index]["chunkText"]
    sources = [fact["sourceInfo"]["searchSource"] for fact in answer["citedFacts"]]
    assert sources[0] == {
        "documentId": "projects/my-project-123/locations/global/collections/default_collection/dataStores/my-app"
        "/branches/0/documents/films%2Ftitanic.md",
        "documentTitle": "Titanic",
        "documentLink": "https://example.org/films/titanic.md",
    }


def test_the_object_form_says_the_same(app):
    source = {"searchSource": {"servingConfig": CONFIG.format("my-app")}}
    assert ask(app, groundingSource=source).json == ask(app).json


def test_the_same_request_gets_the_same_bytes(app):
    assert ask(app).body == ask(app).body


def test_what_no_document_says_is_not_cited(app):
    answer = ask(app, answer="Penguins elected a xylophone as their chancellor.").json
    assert answer["supportScore"] < 0.5
    assert "citedFacts" not in answer


def test_an_unknown_engine_is_not_found(app):
    answer = ask(app, "other")
    assert (answer.status, answer.error["status"]) == (404, "NOT_FOUND")


def test_an_engine_without_an_index_is_unavailable(app):
    answer = ask(app, "empty")
    assert (answer.status, answer.error["status"]) == (503, "UNAVAILABLE")
    assert "nothing" not in answer.error["message"]


def test_facts_and_a_source_together_are_refused(app):
    answer = ask(app, facts=[{"factText": "Titanic sank."}])
    assert (answer.status, answer.error["status"]) == (400, "INVALID_ARGUMENT")


def test_a_data_store_itself_or_another_name_is_no_engine(app):
    for name in ("my-app", "projects/p/engines/my-app"):
        assert ask(app, groundingSource={"searchSource": name}).status == 400


def test_without_the_variable_nothing_is_configured():
    assert stores.from_environment({}).get(CONFIG.format("my-app")) is None
    with pytest.raises(ValueError, match="ENGINE=LOCATION"):
        stores.from_environment({"GROUNDWIRE_STORES": "nonsense"})
