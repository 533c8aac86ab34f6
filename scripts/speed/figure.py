"""What was measured, and what was promised.

A promise about time is a ratio to a baseline that is measured in turns with it: both are slower on a slow or busy machine. The
time itself is there for the reader.
"""

from dataclasses import dataclass
from statistics import median


@dataclass
class Figure:
    """One row of the table. Without a limit it is there to compare with."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    note: str = ""

    @property
    def is_missed(self) -> bool:
        return self.limit is not None and not self.value < self.limit


def of_times(name: str, seconds: list[float], note: str = "") -> Figure:
    """The median of some times, in milliseconds, with the fastest and the slowest tenth."""
    ordered = sorted(seconds)
    tenth = len(ordered) // 10
    spread = f"{1000 * ordered[tenth]:.2f} to {1000 * ordered[-1 - tenth]:.2f}"
    return Figure(name, 1000 * median(ordered), "ms", note=f"{spread} in {len(ordered)} rounds{note and '; ' + note}")


def of_ratios(name: str, values: list[float], baseline: list[float], limit: float) -> Figure:
    """The median of the ratios of values to those that were measured in the same rounds."""
    return Figure(name, median(value / plain for value, plain in zip(values, baseline, strict=True)), "×", limit)


def table(figures: list[Figure]) -> str:
    width = max(len(figure.name) for figure in figures)
    rows = [f"{'':<{width}}  {'median':>12}  {'promise':>10}"]
    for each in figures:
        promise = "" if each.limit is None else f"< {each.limit:g} {each.unit}"
        missed = "  MISSED" if each.is_missed else ""
        row = f"{each.name:<{width}}  {f'{each.value:.2f} {each.unit}':>12}  {promise:>10}{missed}"
        rows.append(f"{row}  {each.note}".rstrip())
    return "\n".join(rows)
