"""Settings that are on or off, in records and in sentences."""

import pytest

from scoring.check import check

YAML = "service: worker\ndebug: false\nport: 80"
CASES = [
    ("denied", "Debug mode is enabled for the worker.", YAML),
    ("borne out", "Debug mode is disabled for the worker.", YAML),
    ("borne out", "Debug mode is not enabled.", YAML),
    ("denied", "Caching is on.", "Caching is turned off."),
    ("borne out", "Caching is off.", "Caching is turned off."),
    ("denied", "Caching is enabled.", "Caching is turned off."),
    ("borne out", "Caching is enabled.", "Caching is turned on."),
    ("denied", "Caching is enabled.", '{"caching": false, "port": 80}'),
    ("borne out", "Caching is enabled.", '{"caching": true, "port": 80}'),
    ("denied", "Caching is turned on.", "caching: off\nport: 80\nhost: farm"),
    ("borne out", "Caching is turned on.", "caching: on\nport: 80\nhost: farm"),
    ("denied", "The cache is enabled.", "disable_cache: true\nport: 80"),
    ("borne out", "The cache is disabled.", "disable_cache: true\nport: 80"),
    ("borne out", "Automatic backups are enabled.", '{"auto_backup": true, "keep": 7}'),
    ("denied", "Automatic backups are disabled.", '{"auto_backup": true, "keep": 7}'),
    ("denied", "Two-factor login is enabled.", "two_factor_login = false; port = 22"),
    ("borne out", "Access is disabled by default.", "Access: disabled. Default since 2020."),
    ("open", "Logging is enabled.", "caching: off\nport: 80\nhost: farm"),
    ("open", "Debug mode is enabled for the mailer.", "service: printer\ndebug: false\nport: 80"),
    ("open", "The book is on the shelf.", "The shelf is old."),
]


@pytest.mark.parametrize(("verdict", "claim", "fact"), CASES)
def test_on_or_off(verdict, claim, fact):
    (found,) = check(claim, [{"text": fact}]).claims
    assert (found.score >= 0.6) == (verdict == "borne out")
    assert bool(found.anti_citations) == (verdict == "denied")
