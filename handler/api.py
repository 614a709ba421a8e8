"""The entry of the HTTP function: API Gateway (REST and HTTP), function URL and load balancer events."""

from __future__ import annotations

import gc
import os

from mangum import Mangum

from handler import metering, stores
from handler.app import App
from handler.settings import from_environment

app = App(from_environment(os.environ), metering.emit, stores.from_environment(os.environ))
handler = Mangum(app, lifespan="off")

# What start-up has made lives as long as the process: no search for cycles needs to look at it.
gc.freeze()
