"""HTTP in, HTTP out: the wire format, the Lambda entries and the local server."""

import os

# Scores come from products of small matrices: a second BLAS thread only costs. Must be set before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
