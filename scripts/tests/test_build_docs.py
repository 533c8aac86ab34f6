from pathlib import Path

import pytest

from build_docs import DocumentationError, check_output


def test_only_documentation_is_replaced(tmp_path: Path) -> None:
    site = tmp_path / "site"
    check_output(site)
    site.mkdir()
    check_output(site)
    (site / "metadata.json").write_text("{}")
    (site / "documentation").mkdir()
    check_output(site)
    file = tmp_path / "file"
    file.write_text("precious")
    for output in (tmp_path, file, Path("/")):
        with pytest.raises(DocumentationError, match="isn't replaced"):
            check_output(output)
