"""The template's checks: ``python -m infra.lint``. cfn-lint, SAM's own lint and build, and checkov for security.

Each is fetched into ``.tools/`` on first use, as their pins clash with each other's. Status 1 when one complains.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from infra.emulator import ROOT
from infra.tools import environment, python313

CFN_LINT = ("cfn-lint>=1.58", "cfn-lint-serverless>=0.3.6")
SERVERLESS = ("-t", "template.yaml", "-a", "cfn_lint_serverless.rules")
SAM = ("aws-sam-cli>=1.170",)
CHECKOV = ("checkov>=3.3",)
IGNORED = (
    "WS1004",  # It knows only /aws/lambda/NAME; every function here has a log group with a retention (LoggingConfig).
    "ES6000",  # A dead-letter queue has no dead-letter queue of its own.
)


def main() -> int:
    """Run all; each one's words are its own."""
    commands = [
        (environment("cfn-lint", CFN_LINT) / "cfn-lint", [*SERVERLESS, "--ignore-checks", *IGNORED]),
        (environment("sam", SAM) / "sam", ["validate", "--lint"]),
        (environment("sam", SAM) / "sam", ["build"]),
        (environment("checkov", CHECKOV) / "checkov", ["-f", "template.yaml", "--config-file", "infra/checkov.yaml"]),
    ]
    path = f"{Path(python313()).parent}{os.pathsep}{os.environ['PATH']}"
    variables = (
        os.environ
        | {"PATH": path}
        | {"AWS_DEFAULT_REGION": "eu-west-1", "SAM_CLI_TELEMETRY": "0", "LOG_LEVEL": "ERROR"}
    )
    failed = []
    for program, arguments in commands:
        print(f"-- {program.name} {' '.join(arguments)}", flush=True)
        if subprocess.run([str(program), *arguments], cwd=ROOT, env=variables, check=False).returncode:
            failed.append(program.name)
    print(f"failed: {', '.join(failed)}" if failed else "all clean")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
