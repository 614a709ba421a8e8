"""``python -m store build SOURCE --out STORE``, ``info STORE`` and ``publish FOLDER s3://bucket/prefix``."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from tqdm import tqdm

from store import build, cloud
from store.records import StoreNotReadyError


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 1 when it could not be done. Results are JSON on standard output."""
    options = _parser().parse_args(arguments)
    try:
        result = options.run(options)
    except (BlockingIOError, NotADirectoryError, StoreNotReadyError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(json.dumps(result, indent=2, ensure_ascii=False) + "\n")
    return 0


def _build(options: argparse.Namespace) -> dict[str, object]:
    with tqdm(unit=" documents", disable=None) as bar:

        def progress(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        return asdict(build.build(options.source, options.out, link_base=options.link_base, progress=progress))


def _info(options: argparse.Namespace) -> dict[str, object]:
    return asdict(build.info(options.store))


def _publish(options: argparse.Namespace) -> dict[str, object]:
    published = cloud.publish(options.folder, options.to)
    return {"version": published.version, "documents": published.documents, "passages": published.passages}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m store")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("build", help="build a store, or bring it up to date")
    command.add_argument("source", help="a folder, or s3://bucket/prefix")
    command.add_argument(
        "--out", required=True, help="a folder, s3://bucket/prefix, postgresql://… or opensearch+https://…"
    )
    command.add_argument("--link-base", default="", help="goes before a document's path to make its link")
    command.set_defaults(run=_build)
    command = commands.add_parser("info", help="say what a store holds")
    command.add_argument("store", help="a folder, s3://bucket/prefix, postgresql://… or opensearch+https://…")
    command.set_defaults(run=_info)
    command = commands.add_parser("publish", help="copy an index folder to S3 and point to it")
    command.add_argument("folder")
    command.add_argument("to", help="s3://bucket/prefix")
    command.set_defaults(run=_publish)
    return parser


if __name__ == "__main__":
    sys.exit(main())
