from pathlib import Path

import pytest

from workspace.changelog import ENGINE, findings, version


@pytest.mark.parametrize("text, expected", [
    ("# Changelog\n\n## Unreleased\n\n### Added\n\n### Fixed\n\n## 0.1.0 - 2026-01-31\n\n### Added\n", []),
    ("## Next\n", ["“## Next” isn't a version"]),
    ("## 0.1 - 2026-01-31\n", ["“## 0.1 - 2026-01-31” isn't a version"]),
    ("## Unreleased\n### New\n", ["“New” isn't a kind of change"]),
    ("## Unreleased\n### Added\n### Fixed\n### Added\n", ["a second section “Added” of this version"]),
])
def test_the_form_of_a_changelog(text: str, expected: list[str]) -> None:
    assert [each.what for each in findings("CHANGELOG.md", text)] == expected


def test_the_version_of_the_engine_is_the_newest_of_its_changelog(tmp_path: Path) -> None:
    file = tmp_path / ENGINE
    file.parent.mkdir(parents=True)
    file.write_text("# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-02-01\n\n## 0.1.0 - 2026-01-31\n")
    assert version(tmp_path) == "0.2.0"
    file.write_text("# Changelog\n\n## Unreleased\n")
    with pytest.raises(ValueError, match="names no version"):
        version(tmp_path)
