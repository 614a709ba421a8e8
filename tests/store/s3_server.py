"""S3 over real HTTP: a moto server on a free port, and a bucket on it."""

import boto3
from moto.server import ThreadedMotoServer


class S3Server:
    def __init__(self):
        self._server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        self._server.start()
        host, port = self._server.get_host_and_port()
        self.url = f"http://{host}:{port}"

    def client(self):
        return boto3.client("s3")

    def close(self):
        self._server.stop()
