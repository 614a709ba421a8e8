"""Write the rule-made rows: ``python -m training.synthetic --out FILE.jsonl.gz``."""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

from training.synthetic import rows


def main() -> None:
    """Write the rows as gzipped JSON lines, the same bytes on every run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--per-kind", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    lines = [json.dumps(row, ensure_ascii=False) + "\n" for row in rows(options.per_kind, options.seed)]
    options.out.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
    print(f"{len(lines)} rows of {len({json.loads(line)['kind'] for line in lines})} kinds")


if __name__ == "__main__":
    main()
