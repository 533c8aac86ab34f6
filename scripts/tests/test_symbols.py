import json
from pathlib import Path

from workspace.symbols import undocumented


def symbol(name: str, **further: object) -> dict:
    return {"pathComponents": name.split("."), "accessLevel": "public", **further}


def test_written_symbols_without_a_comment_are_found(tmp_path: Path) -> None:
    location = {"uri": (tmp_path / "Packages/Kit/Router.swift").as_uri(), "position": {"line": 6, "character": 4}}
    (tmp_path / "Kit.symbols.json").write_text(json.dumps({"symbols": [
        symbol("Router", location=location, docComment={"lines": [{"text": "A router."}]}),
        symbol("Router.path", location=location),
        symbol("Router.!=(_:_:)"),
    ]}))
    assert [str(each) for each in undocumented(tmp_path, tmp_path)] == [
        "Packages/Kit/Router.swift:7: error: Router.path is public, and has no documentation\n"
        "    Say what a caller can't see from the name, or make it internal."]
