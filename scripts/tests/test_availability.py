import re
from pathlib import Path

import pytest

from conftest import Workspace
from workspace import availability
from workspace.availability import UNAVAILABLE, evaluate, missing_modules, names, newer

ROOT = Path(__file__).parents[2]
TESTS = "Packages/Bag/Tests/BagTests/BagTests.swift"
GUARD = "#if Headless || !canImport(SwiftUI)\n{}#endif\n"
DRIVER = "let app = ScreenDriver { BagView() }\n"


@pytest.mark.parametrize("source, lines", [
    ("import SharedUI\n\nlet a = view.navigationBarTitleDisplayMode(.inline)\n", [3]),
    # A call over several lines.
    ("view\n    .listStyle(\n        .insetGrouped)\n", [2]),
    ("view.listStyle(.plain).sheet(isPresented: $x)\n", []),
    # Comments and strings aren't code.
    ('// .tabBar\nText("use .tabBar")\n/* .bottomBar */\n', []),
    # Code for iOS alone.
    ("#if os(iOS)\nx.keyboardType(.emailAddress)\n#endif\n", []),
    ("#if !os(macOS)\nx.keyboardType(.emailAddress)\n#endif\n", []),
    ("#if os(macOS) && !Headless\nx\n#else\ny.keyboardType(.emailAddress)\n#endif\n", []),
    # Branches that macOS takes.
    ("#if os(iOS)\nx\n#else\ny.keyboardType(.emailAddress)\n#endif\n", [4]),
    ("#if os(iOS)\nx\n#elseif os(macOS)\ny.tabBar\n#else\nz.tabBar\n#endif\nz.tabBar\n", [4, 8]),
    ("#if os(iOS)\n#if DEBUG\nx.tabBar\n#endif\n#endif\n#if DEBUG\ny.tabBar\n#endif\n", [7]),
])
def test_names_that_macos_lacks(source: str, lines: list[int]) -> None:
    assert [line for line, _, _ in names(source)] == lines


@pytest.mark.parametrize("condition, value", [
    ("os(macOS) && !Headless", True), ("Headless || !canImport(SwiftUI)", False), ("!(os(iOS) || os(tvOS))", True), ("DEBUG", None),
    ("DEBUG && os(iOS)", False), ("DEBUG && !RELEASE", None), (" true // why", True),
])
def test_conditions(condition: str, value: bool | None) -> None:
    assert evaluate(condition.partition("//")[0]) is value


def test_only_files_with_views_outside_of_platform_are_checked(workspace: Workspace) -> None:
    workspace.write("Packages/Home/Sources/Home/HomeView.swift", "import SharedUI\nlet place = .topBarLeading\n")
    workspace.write("Packages/Home/Sources/Home/Stack.swift", "import FlowKit\nlet style = .tabBar\n")
    workspace.write("Packages/SharedUI/Sources/SharedUI/Platform/View+Platform.swift", "let place = .topBarLeading\n")
    [found] = workspace.findings(availability)
    assert "Home/HomeView.swift:2: error: .topBarLeading doesn't exist on macOS" in found


def test_names_that_older_systems_lack_are_found_in_any_file() -> None:
    source = "// isolated deinit\nfinal class A {\n    isolated deinit {}\n}\nlet b = Array(text.utf8).span\n"
    assert [(line, text.partition(" is ")[0].partition(" requires")[0]) for line, text, _ in newer(source)] == [
        (3, "isolated deinit"), (5, "Array(text.utf8).span")]
    assert newer("deinit {}\nlet b = ContiguousArray(text.utf8).span\n") == []


@pytest.mark.parametrize("expected, file, source", [
    ([(1, "Glibc")], TESTS, "import Glibc\n"),
    ([(3, "Musl")], TESTS, "#if canImport(Glibc)\n#else\nimport Musl\n#endif\n"),
    ([], TESTS, "#if canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n#else\nimport Darwin\n#endif\n"),
    ([(2, "CGSize")], TESTS, "import Foundation\nlet a = CGSize.zero, b = CGPoint.zero\n"),
    ([], TESTS, "#if canImport(CoreGraphics)\nimport CoreGraphics\n#endif\nlet a = CGSize.zero\n"),
    ([], TESTS, "import SharedUI\nlet a = CGSize.zero\n"),
    ([], "Packages/HeadlessUI/Sources/HeadlessUI/DragGesture.swift", "let a = CGSize.zero\n"),
    ([(1, "ScreenDriver")], TESTS, DRIVER),
    ([(1, "ScreenTesting")], TESTS, "import ScreenTesting\n"),
    ([], TESTS, GUARD.format(DRIVER)),
    ([], TESTS, GUARD.replace("#if ", "#if DEBUG && (").replace("SwiftUI)", "SwiftUI))").format(DRIVER)),
    ([], "Packages/ScreenTesting/Tests/ScreenTestingTests/ScreenWaitTests.swift", DRIVER),
])
def test_modules_that_apples_systems_lack(expected: list, file: str, source: str) -> None:
    assert [(line, text.split()[0]) for line, text, _ in missing_modules(file, source)] == expected


def test_every_name_is_declared_by_headlessui() -> None:
    """The compiler refuses a name that HeadlessUI lacks, so that it needs no pattern."""
    declared = "".join(path.read_text() for path in (ROOT / "Packages/HeadlessUI/Sources").rglob("*.swift"))
    named = {word for pattern in UNAVAILABLE for word in re.findall(r"[A-Za-z]\w+", pattern.replace(r"\b", " "))}
    assert {name for name in named if not re.search(rf"\b(func|let|var|struct|enum|case)\b[^\n]*\b{name}\b", declared)} == set()
