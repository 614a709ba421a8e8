import threading

import pytest

from store.build import build
from store.query import query
from store.records import StoreNotReadyError
from store.registry import EngineName, Stores, UnknownEngineError, parse_engine, parse_stores

ENGINE = "projects/p/locations/global/collections/c/engines/films"


def test_an_engine_is_known_by_its_resource_name():
    assert parse_engine(ENGINE) == EngineName("p", "global", "c", "films")
    assert parse_engine("projects/a:b/locations/eu/dataStores/films").collection == "default_collection"


@pytest.mark.parametrize(
    "name", ["", "films", ENGINE + "/x", "projects/p/engines/films", ENGINE.replace("engines", "apps")]
)
def test_other_names_are_no_engines(name):
    with pytest.raises(UnknownEngineError):
        parse_engine(name)


def test_a_document_is_named_below_its_data_store():
    assert parse_engine(ENGINE).document_name("a/b c%.txt") == (
        "projects/p/locations/global/collections/c/dataStores/films/branches/0/documents/a%2Fb c%25.txt"
    )


def test_stores_are_listed_as_pairs():
    assert parse_stores(" a=./x  b=postgresql://h/d?sslmode=require#s\n") == {
        "a": "./x",
        "b": "postgresql://h/d?sslmode=require#s",
    }
    assert parse_stores("") == {}


@pytest.mark.parametrize("text", ["a", "=x", "a=", "a=x b"])
def test_malformed_lists_are_refused(text):
    with pytest.raises(ValueError, match="ENGINE=LOCATION"):
        parse_stores(text)


def test_unknown_engines_and_stores_that_are_not_ready(tmp_path):
    stores = Stores({"films": str(tmp_path)}, refresh_s=0)
    with pytest.raises(UnknownEngineError):
        stores.get("other")
    with pytest.raises(StoreNotReadyError):
        stores.get("films")
    (tmp_path / "docs").mkdir()
    build(str(tmp_path / "docs"), str(tmp_path))
    assert stores.get("films").info().documents == 0


def test_a_new_version_is_served_after_the_refresh_time_only(folder, tmp_path):
    index = str(tmp_path / "index")
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), index)
    slow, fast = Stores({"e": index}), Stores({"e": index}, refresh_s=0)
    for stores in (slow, fast):
        stores.get("e")
    (folder / "a.txt").write_text("The bridge opened in 1933.")
    build(str(folder), index)
    assert slow.get("e").search(query("bridge"), 1)[0].text.endswith("1932.")
    assert fast.get("e").search(query("bridge"), 1)[0].text.endswith("1933.")


def test_readers_stay_unharmed_while_versions_come_and_go(folder, tmp_path):
    index = str(tmp_path / "index")
    (folder / "a.txt").write_text("The bridge opened in 1900.")
    build(str(folder), index)
    stores = Stores({"e": index}, refresh_s=0)
    seen, stop = [], threading.Event()

    def read():
        while not stop.is_set():
            (passage,) = stores.get("e").search(query("the bridge"), 3)
            seen.append(int(passage.text[-5:-1]))

    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    for year in range(1901, 1909):
        (folder / "a.txt").write_text(f"The bridge opened in {year}.")
        build(str(folder), index)
    stop.set()
    for reader in readers:
        reader.join()
    assert stores.get("e").search(query("bridge"), 1)[0].text.endswith("1908.")
    assert set(seen) <= set(range(1900, 1909))
    assert len(seen) > 8


def test_a_database_that_restarts_is_found_again(folder, postgres_server):
    location = f"{postgres_server.location}#restarted"
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), location)
    store = Stores({"e": location}).get("e")
    assert store.search(query("bridge"), 1)
    postgres_server.stop()
    with pytest.raises(StoreNotReadyError):
        store.search(query("bridge"), 1)
    postgres_server.start(same_port=True)
    assert store.search(query("bridge"), 1)[0].document_id == "a.txt"
    store.close()
