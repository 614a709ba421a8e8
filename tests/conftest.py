"""Settings of all tests."""

from hypothesis import settings

settings.register_profile("groundwire", deadline=None, print_blob=True)
settings.load_profile("groundwire")
