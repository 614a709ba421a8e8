"""Documents and indexes on S3, over real HTTP."""

import boto3
import pytest

from store import __main__ as command
from store.build import build, info
from store.cloud import Mirror, publish
from store.manifest import reader_files
from store.query import query
from store.records import StoreNotReadyError
from store.registry import Stores


@pytest.fixture
def s3(bucket):
    return boto3.client("s3")


@pytest.fixture
def index(folder, tmp_path):
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    build(str(folder), str(tmp_path / "index"))
    return tmp_path / "index"


def put(s3, bucket, key, text):
    s3.put_object(Bucket=bucket, Key=key, Body=text.encode())


def fetch(mirror):
    current = mirror.current()
    return mirror.fetch(current, reader_files(current))


def test_documents_under_a_prefix_are_built_and_followed(s3, bucket, tmp_path):
    put(s3, bucket, "docs/a b+é.txt", "The bridge opened in 1932.")
    put(s3, bucket, "docs/deep/b.md", "# Ferry\n\nThe ferry runs hourly.")
    put(s3, bucket, "docs/picture.png", "no document")
    put(s3, bucket, "documents-elsewhere/c.txt", "Not below the prefix.")
    index = str(tmp_path / "index")
    report = build(f"s3://{bucket}/docs", index)
    assert (report.added, report.info.documents) == (2, 2)
    put(s3, bucket, "docs/deep/b.md", "# Ferry\n\nThe ferry runs daily.")
    s3.delete_object(Bucket=bucket, Key="docs/a b+é.txt")
    report = build(f"s3://{bucket}/docs/", index)
    assert (report.added, report.changed, report.removed) == (0, 1, 1)
    (passage,) = Stores({"e": index}).get("e").search(query("daily ferry"), 3)
    assert (passage.document_id, passage.link) == ("deep/b.md", f"s3://{bucket}/docs/deep/b.md")


def test_a_published_index_is_served_from_a_cache_and_refreshed(bucket, folder, index, tmp_path):
    place = f"s3://{bucket}/indexes/films"
    publish(str(index), place)
    stores = Stores({"films": place}, cache=tmp_path / "cache", refresh_s=0)
    assert stores.get("films").search(query("bridge"), 1)[0].text == "The bridge opened in 1932."
    before = stores.get("films")
    assert stores.get("films") is before
    (folder / "a.txt").write_text("The bridge opened in 1933.")
    build(str(folder), str(index))
    publish(str(index), place)
    assert stores.get("films").search(query("bridge"), 1)[0].text == "The bridge opened in 1933."
    assert before.search(query("bridge"), 1)[0].text == "The bridge opened in 1932."
    (cached,) = (tmp_path / "cache").iterdir()
    assert len(list(cached.iterdir())) == 1


def test_a_new_process_takes_the_cached_copy(s3, bucket, index, tmp_path):
    place = f"s3://{bucket}/indexes"
    version = publish(str(index), place).version
    cache = tmp_path / "cache"
    Stores({"e": place}, cache=cache).get("e")
    for item in s3.list_objects_v2(Bucket=bucket, Prefix=f"indexes/versions/{version}/")["Contents"]:
        s3.delete_object(Bucket=bucket, Key=item["Key"])
    assert Stores({"e": place}, cache=cache).get("e").search(query("bridge"), 1)


def test_unchanged_files_are_not_fetched_again(s3, bucket, folder, index, tmp_path):
    place = f"s3://{bucket}/indexes"
    mirror = Mirror(place, tmp_path / "cache")
    publish(str(index), place)
    old = fetch(mirror)
    kept = {file.name: file.stat().st_ino for file in old.iterdir() if file.suffix != ".json"}
    (folder / "b.txt").write_text("The ferry runs hourly.")
    build(str(folder), str(index))
    publish(str(index), place)
    new = fetch(mirror)
    shared = [file for file in new.iterdir() if kept.get(file.name) == file.stat().st_ino]
    assert len(shared) == len(kept) > 0


def test_what_is_missing_or_cut_off_on_s3_is_not_ready(s3, bucket, index, tmp_path):
    place = f"s3://{bucket}/indexes"
    stores = Stores({"e": place, "no bucket": "s3://no-such-bucket/x"}, cache=tmp_path / "cache")
    for engine in ("e", "no bucket"):
        with pytest.raises(StoreNotReadyError):
            stores.get(engine)
    published = publish(str(index), place)
    key = f"indexes/versions/{published.version}/meta.json"
    whole = s3.get_object(Bucket=bucket, Key=key)["Body"].read()
    put(s3, bucket, key, "{}")
    with pytest.raises(StoreNotReadyError):
        stores.get("e")
    put(s3, bucket, key, whole.decode())
    assert stores.get("e").search(query("bridge"), 1)


def test_a_broken_publication_leaves_the_old_version_served(s3, bucket, index, tmp_path):
    place = f"s3://{bucket}/indexes"
    publish(str(index), place)
    stores = Stores({"e": place}, cache=tmp_path / "cache", refresh_s=0)
    before = stores.get("e")
    put(s3, bucket, "indexes/manifest.json", "broken")
    assert stores.get("e") is before


def test_a_server_that_does_not_answer_is_not_ready(monkeypatch, bucket, tmp_path):
    monkeypatch.setenv("AWS_ENDPOINT_URL_S3", "http://127.0.0.1:9")
    monkeypatch.setenv("AWS_MAX_ATTEMPTS", "1")
    with pytest.raises(StoreNotReadyError):
        Stores({"e": f"s3://{bucket}/x"}, cache=tmp_path).get("e")


def test_the_publish_command(bucket, index, capsys):
    assert command.main(["publish", str(index), f"s3://{bucket}/p"]) == 0
    assert '"documents": 1' in capsys.readouterr().out


def test_a_build_goes_to_s3_in_one_command_and_on_from_there_elsewhere(bucket, folder, tmp_path, monkeypatch):
    place = f"s3://{bucket}/indexes/direct"
    (folder / "a.txt").write_text("The bridge opened in 1932.")
    (folder / "b.txt").write_text("The ferry runs hourly.")
    for machine, added, unchanged in (("one", 2, 0), ("two", 0, 2), ("three", 1, 2)):
        monkeypatch.setattr("store.cloud_writer._WORK", tmp_path / machine)
        monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
        if machine == "three":
            (folder / "c.txt").write_text("The tower is 324 metres high.")
        report = build(str(folder), place)
        assert (report.added, report.unchanged) == (added, unchanged)
        assert info(place) == report.info
    store = Stores({"e": place}, cache=tmp_path / "cache").get("e")
    assert [store.search(query(words), 1)[0].document_id for words in ("bridge", "tower")] == ["a.txt", "c.txt"]


def test_old_versions_leave_s3(s3, bucket, folder, index):
    for year in range(1933, 1937):
        (folder / "a.txt").write_text(f"The bridge opened in {year}.")
        build(str(folder), str(index))
        publish(str(index), f"s3://{bucket}/i")
    keys = [item["Key"] for item in s3.list_objects_v2(Bucket=bucket, Prefix="i/versions/")["Contents"]]
    assert len({key.split("/")[2] for key in keys}) == 2


def test_a_build_to_a_bucket_that_is_not_there_fails_plainly(bucket, folder, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("store.cloud_writer._WORK", tmp_path / "work")
    assert command.main(["build", str(folder), "--out", "s3://no-such-bucket/x"]) == 1
    assert "S3" in capsys.readouterr().err
