"""The table at the end of a test run."""

from __future__ import annotations

from collections import Counter

from .module_test import Outcome


def table(outcomes: list[Outcome]) -> str:
    width = max(len(outcome.name) for outcome in outcomes)
    rows = [f"{'module':<{width}}  {'tests':>6}  {'files built':>11}  {'seconds':>8}"]
    for each in outcomes:
        row = f"{each.name:<{width}}  {each.tests:>6}  {each.compiled:>11}  {each.seconds:>8.1f}"
        rows.append(f"{row}  FAILED: {each.failure}" if each.failure else row)
    tests, files = sum(each.tests for each in outcomes), sum(each.compiled for each in outcomes)
    rows.append(f"{'all':<{width}}  {tests:>6}  {files:>11}  {sum(each.seconds for each in outcomes):>8.1f}")
    return "\n".join(rows)


def built_twice(outcomes: list[Outcome], own: set[str]) -> list[str]:
    """Modules of dependencies that were built more than once in this run.

    `own` names the workspace's targets. Those may be: an executable that a plugin runs is built for the plugin, too.
    """
    own = {name.replace("-", "_") for name in own}
    counts = Counter(module for outcome in outcomes for module in outcome.modules)
    return sorted(
        module for module, count in counts.items()
        if count > 1 and module not in own and not module.endswith(("PackageTests", "PackageDiscoveredTests"))
    )
