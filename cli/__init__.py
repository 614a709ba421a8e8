"""The ``groundwire`` command: checks from a shell, in batches, and as a server."""
