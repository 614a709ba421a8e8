"""The whole flow on this machine, without Docker: ``python -m infra.e2e [--records N]``.

Builds the functions, brings template.yaml up in a local AWS, runs the functions in Lambda's runtime interface
emulator, calls the API with Google's own client through API Gateway, stores answers while calls are throttled,
processes die right after a write and answers get lost, then counts. Status 1 when anything was lost or doubled.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from infra.faults import Faults
from infra.front import Front
from infra.local_stack import REGION, Deployed, LocalAws
from infra.pool import Pool
from infra.scenario import Scenario, batches, created, scenario
from infra.tools import build
from infra.verdict import Verdict, drained, judge

FAULTS = Faults(throttle=0.05, crash=0.004)
LOST_ANSWERS = 0.03
_FUNCTIONS = {
    "HttpFunction": "handler.api.handler",
    "EventFunction": "handler.events.handler",
    "BackfillFunction": "handler.direct.handler",
}


class Run:
    """A deployed stack whose functions run in emulators."""

    def __init__(self, work: Path, stack: ExitStack, faults: Faults = FAULTS, lost: float = LOST_ANSWERS) -> None:
        self.code = build(work)
        self.aws = LocalAws(work / "aws.log")
        stack.callback(self.aws.close)
        self.deployed = Deployed(self.aws)
        self.pools: dict[str, Pool] = {}
        for name, handler in _FUNCTIONS.items():
            event = name == "EventFunction"
            self.pools[name] = Pool(
                handler,
                self.code / ("HttpFunction" if name == "HttpFunction" else "EventFunction"),
                self.deployed.variables(name) | ({"PART_BYTES": "262144"} if event else {}),
                endpoint_port=self.aws.port,
                region=REGION,
                size=2 if event else 1,
                faults=faults if event else Faults(),
                lost=lost if event else 0.0,
                seed=7,
            )
            stack.callback(self.pools[name].close)
            self.deployed.run_at(name, self.pools[name].url)
        self._hasten()
        gateway = f"{self.aws.url}/restapis/{self.deployed.resources['Api']}/live/_user_request_"
        self.front = Front(self.aws.client("lambda"), self.deployed.resources["AuthorizerFunction"], gateway)
        stack.callback(self.front.close)

    def _hasten(self) -> None:
        """Failed messages come back after seconds instead of half an hour; a queue of our own hears the bus."""
        sqs, function = self.aws.client("sqs"), self.aws.client("lambda")
        sqs.set_queue_attributes(QueueUrl=self.deployed.outputs["QueueUrl"], Attributes={"VisibilityTimeout": "40"})
        for mapping in function.list_event_source_mappings()["EventSourceMappings"]:
            function.update_event_source_mapping(UUID=mapping["UUID"], ScalingConfig={"MaximumConcurrency": 2})
        self.watch = sqs.create_queue(QueueName="watch")["QueueUrl"]
        arn = sqs.get_queue_attributes(QueueUrl=self.watch, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
        events, bus = self.aws.client("events"), self.deployed.outputs["ReportBusName"]
        events.put_rule(Name="watch", EventBusName=bus, EventPattern=json.dumps({"source": ["groundwire"]}))
        events.put_targets(Rule="watch", EventBusName=bus, Targets=[{"Id": "watch", "Arn": arn}])

    def stop_events(self) -> None:
        """Leave the queue alone: only a backfill checks what is stored from here on."""
        function = self.aws.client("lambda")
        for mapping in function.list_event_source_mappings()["EventSourceMappings"]:
            function.update_event_source_mapping(UUID=mapping["UUID"], Enabled=False)

    # ---- stored answers

    def store(self, made: Scenario) -> dict[str, str]:
        """Store all answers and repeat what the scenario repeats; key -> ETag of what is stored last."""
        s3, sqs, bucket = self.aws.client("s3"), self.aws.client("sqs"), self.deployed.outputs["BucketName"]
        etags = {}
        for put in made.puts:
            etags[put.key] = s3.put_object(Bucket=bucket, Key=put.key, Body=put.body)["ETag"].strip('"')
        again = [created(bucket, put) for put in made.puts for _ in range(put.copies)]
        for entries in batches(again):
            sqs.send_message_batch(QueueUrl=self.deployed.outputs["QueueUrl"], Entries=entries)
        return etags

    def wait(self, limit: float) -> float:
        """Until the queue has been empty for a while; the seconds it took."""
        sqs, started, quiet = self.aws.client("sqs"), time.monotonic(), 0
        names = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"]
        while quiet < 4:
            if time.monotonic() - started > limit:
                raise TimeoutError("the queue did not empty")
            time.sleep(1)
            told = sqs.get_queue_attributes(QueueUrl=self.deployed.outputs["QueueUrl"], AttributeNames=names)
            quiet = quiet + 1 if not any(int(told["Attributes"][name]) for name in names) else 0
        return time.monotonic() - started

    def verdict(self, made: Scenario, etags: dict[str, str]) -> Verdict:
        """What became of the answers."""
        dead = drained(self.aws.client("sqs"), self.deployed.outputs["DeadLetterQueueUrl"])
        return judge(made, etags, self._rows(), self._reports(), dead)

    def told(self) -> Counter[str]:
        """Events on the bus: how many, and how many repeat another one."""
        details = [json.loads(message["Body"]) for message in drained(self.aws.client("sqs"), self.watch)]
        seen = Counter(
            (each["detail-type"], each["detail"]["id"], each["detail"]["answer"]["etag"]) for each in details
        )
        counts = Counter(kind for kind, _, _ in seen)
        counts["events told twice (consumers tell by id and etag)"] = sum(seen.values()) - len(seen)
        return counts

    def _rows(self) -> dict[str, Any]:
        pages = self.aws.client("dynamodb").get_paginator("scan").paginate(TableName=self.deployed.outputs["TableName"])
        return {item["id"]["S"]: item for page in pages for item in page["Items"]}

    def _reports(self) -> dict[str, list[Any]]:
        s3, bucket = self.aws.client("s3"), self.deployed.outputs["BucketName"]
        found: dict[str, list[Any]] = {}
        for page in s3.get_paginator("list_objects_v2").paginate(Bucket=bucket, Prefix="reports/"):
            for each in page.get("Contents", ()):
                body = s3.get_object(Bucket=bucket, Key=each["Key"])["Body"].read()
                lines = body.splitlines() if each["Key"].endswith(".jsonl") else [body]
                found["answers/" + each["Key"].removeprefix("reports/")] = [json.loads(line) for line in lines]
        return found

    # ---- API and backfill

    def key(self) -> str:
        """The stack's first API key."""
        gateway = self.aws.client("apigateway")
        return str(gateway.get_api_key(apiKey=self.deployed.outputs["FirstKeyId"], includeValue=True)["value"])

    def backfill(self, prefix: str, limit: float) -> dict[str, Any]:
        """Run the state machine over ``prefix``; the summary that it wrote."""
        states = self.aws.client("stepfunctions")
        started = states.start_execution(
            stateMachineArn=self.deployed.outputs["BackfillArn"], name="e2e", input=json.dumps({"prefix": prefix})
        )
        deadline = time.monotonic() + limit
        while (told := states.describe_execution(executionArn=started["executionArn"]))["status"] == "RUNNING":
            if time.monotonic() > deadline:
                raise TimeoutError("the backfill did not end")
            time.sleep(0.5)
        if told["status"] != "SUCCEEDED":
            raise RuntimeError(f"backfill {told['status']}: {told.get('error')} {told.get('cause')}")
        body = self.aws.client("s3").get_object(
            Bucket=self.deployed.outputs["BucketName"], Key=json.loads(told["output"])["summary"]
        )
        summary: dict[str, Any] = json.loads(body["Body"].read())
        return summary


@contextmanager
def running(work: Path, **options: Any) -> Iterator[Run]:
    """A ``Run`` that is taken down at the end."""
    with ExitStack() as stack:
        yield Run(work, stack, **options)


def call_api(endpoint: str, key: str) -> dict[str, Any]:
    """One check by Google's Python client, with the API key where that client puts it."""
    from google.api_core.client_options import ClientOptions
    from google.cloud import discoveryengine_v1 as engine

    client = engine.GroundedGenerationServiceClient(
        transport="rest", client_options=ClientOptions(api_endpoint=endpoint, api_key=key)
    )
    answer = client.check_grounding(
        engine.CheckGroundingRequest(
            grounding_config="projects/p/locations/global/groundingConfigs/default_grounding_config",
            answer_candidate="Titanic was directed by James Cameron.",
            facts=[engine.GroundingFact(fact_text="Titanic was directed by James Cameron.")],
            user_labels={"team": "qa"},
        )
    )
    return {"supportScore": answer.support_score, "claims": [claim.claim_text for claim in answer.claims]}


def main() -> int:
    """Run, print the counts, return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m infra.e2e", description=__doc__)
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=1800, help="seconds that the queue may take to empty")
    parser.add_argument("--log", type=Path, help="file for what the event function wrote")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work, running(Path(work)) as run:
        print("resources", len(run.deployed.resources))
        print("API, by Google's client:", call_api(run.front.url, run.key()))
        print("init of the HTTP function, ms:", run.pools["HttpFunction"].init_milliseconds())
        made = scenario(options.records, options.seed)
        print(f"records {made.records}, objects stored {len(made.puts)}, repeats {sum(p.copies for p in made.puts)}")
        etags = run.store(made)
        print(f"seconds until the queue was empty: {run.wait(options.limit):.0f}")
        verdict = run.verdict(made, etags)
        summary = run.backfill("answers/", options.limit)
        counts = verdict.counts | run.told()
        print("init of the event function, ms:", run.pools["EventFunction"].init_milliseconds())
    if options.log:
        options.log.write_bytes(run.pools["EventFunction"].log)
    counts += run.pools["EventFunction"].counts
    counts["failed invocations"] = run.pools["EventFunction"].counts["failed invocations"]
    for name, count in counts.items():
        print(f"{count:7d}  {name}")
    print("backfill:", {name: summary[name] for name in ("answers", "outcomes", "belowThreshold")})
    for trouble in verdict.wrong:
        print("WRONG:", trouble)
    print("nothing lost, nothing doubled" if not verdict.wrong else f"{len(verdict.wrong)} records went wrong")
    return 1 if verdict.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
