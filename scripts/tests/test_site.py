from pathlib import Path

from workspace.site import page, sidebar

PACKAGE = {"title": "Kit", "path": "/documentation/kit", "type": "module", "children": [{"title": "Router", "path": "/documentation/kit/router", "type": "class"}]}
LINK = {"title": "Kit", "path": "/documentation/kit", "type": "module"}


def test_every_page_has_the_tree_of_the_home_with_the_symbols_of_all_packages() -> None:
    home = {
        "title": "Flow Modules", "path": "/documentation/flowmodules", "type": "module",
        "children": [{"title": "Packages", "type": "groupMarker"}, LINK]}
    merged = {"interfaceLanguages": {"swift": [{"title": "All", "path": "/documentation", "type": "module", "children": [home, PACKAGE]}]}}
    (root,) = sidebar(merged)["interfaceLanguages"]["swift"]
    assert root["path"] == "/documentation/flowmodules"
    # A second module would have a sidebar of its own.
    assert root["children"] == [home["children"][0], {**PACKAGE, "type": "collection"}]


def test_links_of_an_article_are_those_of_the_site(tmp_path: Path) -> None:
    article = tmp_path / "Docs/HowTo/AddATab.md"
    article.parent.mkdir(parents=True)
    (tmp_path / "Docs/Glossary.md").write_text("# Glossary\n")
    article.write_text("""# Adding a tab

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="../Images/phone-dark.png">
  <img alt="The shop" src="../Images/phone-light.png">
</picture>

[words](../Glossary.md#exit), [Kit](../../Packages/Kit), [its README](../../Packages/Kit/README.md),
[`Router`](../../Packages/Kit/Sources/Kit/Kit.docc/Router.md), [a file](../../Packages/Kit/Kit.swift), [below](#below),
[Swift](https://swift.org)

```text
[code](../Glossary.md)
```
""")
    assert page(article, tmp_path, {"Kit"}) == """# Adding a tab

![The shop](phone)

[words](doc:Glossary), [Kit](doc:/Kit), [its README](doc:/Kit),
[`Router`](doc:/Kit/Router), a file, below,
[Swift](https://swift.org)

```text
[code](../Glossary.md)
```
"""
