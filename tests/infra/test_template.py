"""What template.yaml promises: Google's errors, least privilege, no loops, nothing lost, logs that end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from handler import errors, event_settings
from handler.event_records import job_of
from infra.local_stack import gateway_responses

STATUSES = {**errors.STATUS_NAMES}


def of_type(template: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    return {name: each for name, each in template["Resources"].items() if each["Type"] == kind}


def statements(template: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every Allow statement of a role or policy of ours."""
    for resource in template["Resources"].values():
        if resource["Type"] in ("AWS::KMS::Key", "AWS::S3::BucketPolicy", "AWS::SQS::QueuePolicy"):
            continue
        yield from _allows(resource.get("Properties", {}))


def _allows(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if value.get("Effect") == "Allow" and "Principal" not in value:
            yield value
        for each in value.values():
            yield from _allows(each)
    elif isinstance(value, list):
        for each in value:
            yield from _allows(each)


@pytest.mark.parametrize("kind", sorted(gateway_responses()))
def test_the_platforms_own_refusals_speak_googles_error_json(kind: str) -> None:
    response = gateway_responses()[kind]
    text = response["responseTemplates"]["application/json"].replace("$context.error.messageString", '"why"')
    error = json.loads(text)["error"]
    assert str(error["code"]) == response["statusCode"]
    assert error["status"] == STATUSES[error["code"]]
    assert error["message"]
    assert "$context" not in text


def test_every_refusal_of_the_platform_is_covered() -> None:
    kinds = {"UNAUTHORIZED", "INVALID_API_KEY", "MISSING_AUTHENTICATION_TOKEN", "ACCESS_DENIED", "THROTTLED"}
    kinds |= {"QUOTA_EXCEEDED", "REQUEST_TOO_LARGE", "INTEGRATION_FAILURE", "INTEGRATION_TIMEOUT", "DEFAULT_4XX"}
    assert kinds | {"DEFAULT_5XX", "AUTHORIZER_FAILURE", "RESOURCE_NOT_FOUND"} <= set(gateway_responses())


def test_json_is_never_binary(template: dict[str, Any]) -> None:
    api = template["Resources"]["Api"]["Properties"]
    assert "BinaryMediaTypes" not in api
    assert "x-amazon-apigateway-binary-media-types" not in api["DefinitionBody"]


def test_the_verb_is_part_of_a_whole_path_part(template: dict[str, Any]) -> None:
    (path,) = template["Resources"]["Api"]["Properties"]["DefinitionBody"]["paths"]
    assert path == "/{version}/projects/{project}/locations/{location}/groundingConfigs/{configAndVerb}"


def test_no_statement_allows_every_action_or_object(template: dict[str, Any]) -> None:
    found = list(statements(template))
    assert len(found) > 10
    for statement in found:
        actions = statement["Action"] if isinstance(statement["Action"], list) else [statement["Action"]]
        assert not [action for action in actions if "*" in action]
        if statement["Resource"] == "*":
            assert statement["Sid"] == "LogAndTrace"


def test_no_function_may_write_where_a_write_starts_a_check(template: dict[str, Any]) -> None:
    (policy,) = of_type(template, "AWS::IAM::ManagedPolicy").values()
    named = {each["Sid"]: each for each in policy["Properties"]["PolicyDocument"]["Statement"] if "Sid" in each}
    written = json.dumps(named["WriteReports"]["Resource"])
    for prefix in (event_settings.REPORTS, event_settings.PARTS, event_settings.RUNS):
        assert f"/{prefix}*" in written
    assert event_settings.ANSWERS not in written
    puts = [each for each in statements(template) if "s3:PutObject" in each["Action"]]
    assert all(event_settings.ANSWERS not in json.dumps(each) for each in puts)
    pattern = template["Resources"]["AnswerRule"]["Properties"]["EventPattern"]
    wildcards = [each["wildcard"] for each in pattern["detail"]["object"]["key"]]
    assert all(each.startswith(event_settings.ANSWERS) for each in wildcards)


def test_event_functions_get_the_variables_that_they_read(template: dict[str, Any]) -> None:
    for name in ("EventFunction", "BackfillFunction"):
        variables = template["Resources"][name]["Properties"]["Environment"]["Variables"]
        settings = event_settings.from_environment(
            {key: value if isinstance(value, str) else "1" for key, value in variables.items()}
        )
        assert (
            settings.max_receives
            < template["Resources"]["AnswerQueue"]["Properties"]["RedrivePolicy"]["maxReceiveCount"]
        )


def test_nothing_is_delivered_twice_while_it_is_worked_on(template: dict[str, Any]) -> None:
    timeout = template["Resources"]["EventFunction"]["Properties"]["Timeout"]
    assert template["Resources"]["AnswerQueue"]["Properties"]["VisibilityTimeout"] >= 6 * timeout
    mapping = template["Resources"]["EventFunction"]["Properties"]["Events"]["Queue"]["Properties"]
    assert mapping["FunctionResponseTypes"] == ["ReportBatchItemFailures"]


def test_functions(template: dict[str, Any]) -> None:
    functions = of_type(template, "AWS::Serverless::Function")
    assert set(functions) == {"HttpFunction", "AuthorizerFunction", "EventFunction", "BackfillFunction"}
    common = template["Globals"]["Function"]
    assert common["Runtime"] == "python3.13"
    assert common["Tracing"] == "Active"
    assert common["Environment"]["Variables"]["OPENBLAS_NUM_THREADS"] == "1"
    for function in functions.values():
        assert function["Metadata"]["BuildMethod"] == "makefile"
        assert function["Properties"]["LoggingConfig"]["LogGroup"]["Ref"] in of_type(template, "AWS::Logs::LogGroup")
    assert functions["HttpFunction"]["Properties"]["Timeout"] < 29


def test_logs_end_and_stores_stay(template: dict[str, Any]) -> None:
    for group in of_type(template, "AWS::Logs::LogGroup").values():
        assert group["Properties"]["RetentionInDays"] == {"Ref": "LogDays"}
    for kind in ("AWS::S3::Bucket", "AWS::DynamoDB::Table", "AWS::KMS::Key"):
        for store in of_type(template, kind).values():
            assert store["DeletionPolicy"] == store["UpdateReplacePolicy"] == "Retain"


def test_every_parameter_is_described_used_and_bounded(template: dict[str, Any]) -> None:
    text = json.dumps({key: value for key, value in template.items() if key not in ("Parameters", "Metadata")})
    groups = template["Metadata"]["AWS::CloudFormation::Interface"]["ParameterGroups"]
    assert {name for group in groups for name in group["Parameters"]} == set(template["Parameters"])
    for name, parameter in template["Parameters"].items():
        assert parameter["Description"]
        assert re.search(rf'"{name}"|\$\{{{name}\}}', text), name


def test_alarms(template: dict[str, Any]) -> None:
    metrics = {alarm["Properties"]["MetricName"] for alarm in of_type(template, "AWS::CloudWatch::Alarm").values()}
    assert metrics >= {"Errors", "Throttles", "Duration", "5XXError"}
    assert metrics >= {"ApproximateNumberOfMessagesVisible", "ApproximateAgeOfOldestMessage"}


def test_the_backfill_is_a_distributed_map_with_limits(template: dict[str, Any]) -> None:
    text = template["Resources"]["Backfill"]["Properties"]["DefinitionString"]["Sub"]
    machine = json.loads(re.sub(r"\$\{Backfill(Concurrency|Batch|ToleratedFailures)\}", "7", text))
    for name in ("CheckPrefix", "CheckInventory"):
        state = machine["States"][name]
        assert state["ItemProcessor"]["ProcessorConfig"]["Mode"] == "DISTRIBUTED"
        assert (state["MaxConcurrency"], state["ToleratedFailurePercentage"]) == (7, 7)
        assert state["ItemBatcher"]["MaxItemsPerBatch"] == 7
        assert state["Next"] == "SumUp"


def test_an_object_created_event_is_a_job() -> None:
    detail = {"bucket": {"name": "b"}, "object": {"key": "answers/a b.json", "etag": "e", "sequencer": "0"}}
    job = job_of(json.dumps({"source": "aws.s3", "detail-type": "Object Created", "detail": detail}))
    assert (job.bucket, job.key, job.parts) == ("b", "answers/a b.json", 0)
    assert job_of(job.body()) == job
