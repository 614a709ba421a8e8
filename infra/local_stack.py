"""The whole template in a local AWS (MiniStack, no Docker), its functions in the runtime interface emulator."""

from __future__ import annotations

import io
import os
import re
import subprocess
import time
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import boto3
import yaml
from botocore.config import Config

from infra.emulator import ROOT, free_port
from infra.tools import MINISTACK, environment

REGION = "eu-west-1"
STACK = "groundwire"
_PROXY = "MINISTACK_LAMBDA_PROXY_URL"


class LocalAws:
    """A MiniStack process on 127.0.0.1."""

    def __init__(self, log: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        variables = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", "/"),
            "BIND_HOST": "127.0.0.1",
            "GATEWAY_PORT": str(self.port),
            "MINISTACK_REGION": REGION,
            "IOT_MTLS_ENABLED": "0",
            "SFTP_ENABLED": "0",
            "LOG_LEVEL": "WARNING",
        }
        program = environment("ministack", MINISTACK) / "ministack"
        with log.open("wb") as out:
            self._process = subprocess.Popen([str(program)], env=variables, stdout=out, stderr=out)
        self._wait()

    def client(self, service: str) -> Any:
        """A boto3 client of the local AWS."""
        return boto3.client(
            service,
            endpoint_url=self.url,
            region_name=REGION,
            aws_access_key_id="test",
            aws_secret_access_key="test",
            config=Config(read_timeout=120, retries={"total_max_attempts": 2}, max_pool_connections=32),
        )

    def close(self) -> None:
        """End it; all that it held is gone."""
        self._process.terminate()
        self._process.wait(timeout=20)

    def _wait(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/_ministack/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError("the local AWS did not start")


def template(code: dict[str, str]) -> str:
    """template.yaml with each function's code at an S3 address, as ``sam package`` would write it."""
    text = (ROOT / "template.yaml").read_text(encoding="utf-8")
    text = re.sub(r"^    CodeUri: .*\n", "", text, flags=re.MULTILINE)
    for name, uri in code.items():
        head = rf"(^  {name}:\n    Type: AWS::Serverless::Function\n    Metadata: .*\n    Properties:\n)"
        text, found = re.subn(head, rf"\g<1>      CodeUri: {uri}\n", text, flags=re.MULTILINE)
        if found != 1:
            raise ValueError(f"{name} is not in the template as expected")
    return text


def read_template() -> dict[str, Any]:
    """template.yaml as plain values: ``!Ref x`` reads as ``{"Ref": "x"}``."""
    whole: dict[str, Any] = yaml.load((ROOT / "template.yaml").read_text(encoding="utf-8"), Loader=_Template)
    return whole


def gateway_responses() -> dict[str, Any]:
    """What template.yaml has API Gateway answer by itself, by response type."""
    body = read_template()["Resources"]["Api"]["Properties"]["DefinitionBody"]
    responses: dict[str, Any] = body["x-amazon-apigateway-gateway-responses"]
    return responses


class _Template(yaml.SafeLoader):
    """Reads CloudFormation's short tags as plain values."""


def _plain(loader: yaml.SafeLoader, suffix: str, node: yaml.Node) -> Any:
    if isinstance(node, yaml.ScalarNode):
        return {suffix: loader.construct_scalar(node)}
    if isinstance(node, yaml.SequenceNode):
        return {suffix: loader.construct_sequence(node, deep=True)}
    return {suffix: loader.construct_mapping(node, deep=True)}  # type: ignore[arg-type]


_Template.add_multi_constructor("!", _plain)


class Deployed:
    """The stack, deployed. ``outputs`` are its outputs, ``functions`` its functions' names by logical id."""

    def __init__(self, aws: LocalAws, parameters: dict[str, str] | None = None) -> None:
        self.aws = aws
        code = self._upload()
        formation = aws.client("cloudformation")
        formation.create_stack(
            StackName=STACK,
            TemplateBody=template(code),
            Parameters=[{"ParameterKey": k, "ParameterValue": v} for k, v in (parameters or {}).items()],
            Capabilities=["CAPABILITY_IAM", "CAPABILITY_AUTO_EXPAND"],
        )
        described = self._finished(formation)
        self.outputs = {each["OutputKey"]: each["OutputValue"] for each in described.get("Outputs", ())}
        listed = formation.describe_stack_resources(StackName=STACK)["StackResources"]
        self.resources = {each["LogicalResourceId"]: each["PhysicalResourceId"] for each in listed}
        self._refusals()

    def variables(self, function: str) -> dict[str, str]:
        """The environment that the template gives a function."""
        told = self.aws.client("lambda").get_function_configuration(FunctionName=self.resources[function])
        return dict(told.get("Environment", {}).get("Variables", {}))

    def run_at(self, function: str, url: str) -> None:
        """Let the function's events go to ``url``."""
        variables = self.variables(function) | {_PROXY: url}
        client = self.aws.client("lambda")
        name = self.resources[function]
        client.update_function_configuration(FunctionName=name, Environment={"Variables": variables})
        if function == "HttpFunction":
            version = client.publish_version(FunctionName=name)["Version"]
            client.update_alias(FunctionName=name, Name="live", FunctionVersion=version)

    def _refusals(self) -> None:
        """The gateway responses, which the local CloudFormation leaves out of an OpenAPI body."""
        gateway, api = self.aws.client("apigateway"), self.resources["Api"]
        for kind, response in gateway_responses().items():
            gateway.put_gateway_response(
                restApiId=api,
                responseType=kind,
                statusCode=response["statusCode"],
                responseTemplates=response["responseTemplates"],
                responseParameters=response.get("responseParameters", {}),
            )
        gateway.create_deployment(restApiId=api, stageName="live")

    def _upload(self) -> dict[str, str]:
        """The functions run in the emulator, so only the authorizer's code is sent."""
        s3 = self.aws.client("s3")
        s3.create_bucket(Bucket="code", CreateBucketConfiguration={"LocationConstraint": REGION})
        code = {}
        for name, module in (
            ("HttpFunction", "api"),
            ("EventFunction", "events"),
            ("BackfillFunction", "direct"),
            ("AuthorizerFunction", "authorizer"),
        ):
            held = io.BytesIO()
            with zipfile.ZipFile(held, "w") as archive:
                archive.writestr("handler/__init__.py", "")
                archive.write(ROOT / "handler" / f"{module}.py", f"handler/{module}.py")
            s3.put_object(Bucket="code", Key=f"{name}.zip", Body=held.getvalue())
            code[name] = f"s3://code/{name}.zip"
        return code

    def _finished(self, formation: Any) -> dict[str, Any]:
        for _ in range(300):
            stack: dict[str, Any] = formation.describe_stacks(StackName=STACK)["Stacks"][0]
            if stack["StackStatus"] == "CREATE_COMPLETE":
                return stack
            if "FAILED" in stack["StackStatus"] or "ROLLBACK" in stack["StackStatus"]:
                events = formation.describe_stack_events(StackName=STACK)["StackEvents"]
                reasons = [each.get("ResourceStatusReason") for each in events if "FAILED" in each["ResourceStatus"]]
                raise RuntimeError(f"{stack['StackStatus']}: {reasons}")
            time.sleep(0.2)
        raise TimeoutError("the stack did not come up")
