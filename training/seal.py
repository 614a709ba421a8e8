"""Seal: the digests of the word files, written beside them so that the signature of a score names their content.

    python -m training.seal

Run it whenever a file of ``scoring/model`` with the suffix ``.txt`` or ``.npy`` was built or edited; a test holds them
together.
"""

from __future__ import annotations

import json

from scoring.artefact import SEAL, seals


def main() -> None:
    """Write ``scoring/model/seal.json``."""
    SEAL.write_text(json.dumps(seals(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
