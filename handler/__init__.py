"""HTTP in, HTTP out: the wire format, the Lambda entries and the local server."""

import gc
import os

# Scores come from products of small matrices: a second BLAS thread only costs. Must be set before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Neither start-up nor a request makes more than a few cycles, of very many objects: looking for them took a tenth of
# either.
gc.set_threshold(200_000)
