"""Runs nothing: the workflows name commands and files that exist, and shell that bash and shellcheck understand."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
EXPRESSION = re.compile(r"\$\{\{ *(.+?) *\}\}")


def steps(workflow: dict) -> list[dict]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.fixture(params=WORKFLOWS, ids=lambda each: each.name)
def workflow(request: pytest.FixtureRequest) -> dict:
    # YAML 1.1 reads the key `on` as a boolean.
    found = yaml.safe_load(request.param.read_text())
    found["on"] = found.pop(True)
    return found


def test_its_form(workflow: dict) -> None:
    assert workflow.keys() <= {"name", "on", "concurrency", "permissions", "env", "jobs"}
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert set(job.get("needs", "").split()) <= workflow["jobs"].keys()
        assert "timeout-minutes" in job or "needs" in job, f"{name} has no limit"
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step), step
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step.get("uses", "actions/checkout@v4"))


def test_its_commands_and_files_exist(workflow: dict) -> None:
    for step in steps(workflow):
        folder = ROOT / step.get("working-directory", ".")
        assert folder.is_dir(), step
        for line in step.get("run", "").splitlines():
            if found := re.search(r"\bmake ([a-z][a-z-]*)", line):
                assert found[1] in TARGETS, line
            command = line.split()[0]
            assert "/" not in command or os.access(folder / command, os.X_OK), line


def test_values_of_the_matrix_exist(workflow: dict) -> None:
    for job in workflow["jobs"].values():
        matrix = job.get("strategy", {}).get("matrix", {})
        keys = {*matrix, *(key for each in matrix.get("include", []) for key in each)}
        named = {each.removeprefix("matrix.") for each in EXPRESSION.findall(yaml.dump(job)) if each.startswith("matrix.")}
        assert named <= keys


def test_its_shell(workflow: dict, tmp_path: Path) -> None:
    tools = Path(os.environ.get("FLOW_TOOLS", ROOT / ".build/tools")) / "bin/shellcheck"
    shellcheck = str(tools) if tools.exists() else shutil.which("shellcheck")
    for number, step in enumerate(each for each in steps(workflow) if "run" in each):
        script = tmp_path / f"{number}.sh"
        script.write_text("#!/bin/bash\n" + EXPRESSION.sub("value", step["run"]))
        subprocess.run(["bash", "-n", script], check=True)
        if shellcheck:
            subprocess.run([shellcheck, script], check=True)
