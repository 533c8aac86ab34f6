from __future__ import annotations

import contextlib
import io
import re
import tempfile
import unittest
from pathlib import Path

import sample  # puts scripts/ on the path

import check_availability
from workspace.availability import UNAVAILABLE, evaluate, missing_modules, names, newer

ROOT = Path(sample.__file__).parent.parent.parent


class AvailabilityTests(unittest.TestCase):
    def lines(self, source: str) -> list[int]:
        return [line for line, _, _ in names(source)]

    def test_code_for_all_platforms_is_checked(self) -> None:
        source = "import SharedUI\n\nlet a = view.navigationBarTitleDisplayMode(.inline)\n"
        self.assertEqual(self.lines(source), [3])

    def test_a_call_over_several_lines_is_found(self) -> None:
        self.assertEqual(self.lines("view\n    .listStyle(\n        .insetGrouped)\n"), [2])
        self.assertEqual(self.lines("view.listStyle(.plain).sheet(isPresented: $x)\n"), [])

    def test_comments_and_strings_are_not_code(self) -> None:
        self.assertEqual(self.lines('// .tabBar\nText("use .tabBar")\n/* .bottomBar */\n'), [])

    def test_code_for_ios_alone_is_not_checked(self) -> None:
        self.assertEqual(self.lines("#if os(iOS)\nx.keyboardType(.emailAddress)\n#endif\n"), [])
        self.assertEqual(self.lines("#if !os(macOS)\nx.keyboardType(.emailAddress)\n#endif\n"), [])
        self.assertEqual(self.lines("#if os(macOS) && !Headless\nx\n#else\ny.keyboardType(.emailAddress)\n#endif\n"), [])

    def test_a_branch_that_macos_takes_is_checked(self) -> None:
        self.assertEqual(self.lines("#if os(iOS)\nx\n#else\ny.keyboardType(.emailAddress)\n#endif\n"), [4])
        self.assertEqual(self.lines("#if os(iOS)\nx\n#elseif os(macOS)\ny.tabBar\n#else\nz.tabBar\n#endif\nz.tabBar\n"), [4, 8])
        self.assertEqual(self.lines("#if os(iOS)\n#if DEBUG\nx.tabBar\n#endif\n#endif\n#if DEBUG\ny.tabBar\n#endif\n"), [7])

    def test_conditions(self) -> None:
        self.assertIs(evaluate("os(macOS) && !Headless"), True)
        self.assertIs(evaluate("Headless || !canImport(SwiftUI)"), False)
        self.assertIs(evaluate("!(os(iOS) || os(tvOS))"), True)
        self.assertIsNone(evaluate("DEBUG"))
        self.assertIs(evaluate("DEBUG && os(iOS)"), False)

    def test_only_files_with_views_outside_of_platform_are_checked(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for file, text in {
                "Packages/Home/Sources/Home/HomeView.swift": "import SharedUI\nlet place = .topBarLeading\n",
                "Packages/Home/Sources/Home/Stack.swift": "import FlowKit\nlet style = .tabBar\n",
                "Packages/SharedUI/Sources/SharedUI/Platform/View+Platform.swift": "let place = .topBarLeading\n",
            }.items():
                path = root / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                self.assertEqual(check_availability.main(root), 1)
        self.assertIn("Home/HomeView.swift:2: error: .topBarLeading doesn't exist on macOS", printed.getvalue())
        self.assertIn("availability: 1 problem\n", printed.getvalue())

    def test_what_older_systems_lack_is_found_in_any_file(self) -> None:
        source = "// isolated deinit\nfinal class A {\n    isolated deinit {}\n}\nlet b = Array(text.utf8).span\n"
        self.assertEqual([(line, name) for line, name, _, _ in newer(source)], [(3, "isolated deinit"), (5, "Array(text.utf8).span")])
        self.assertEqual(newer("deinit {}\nlet b = ContiguousArray(text.utf8).span\n"), [])

    def test_modules_that_apples_systems_lack_are_found(self) -> None:
        tests = "Packages/Bag/Tests/BagTests/BagTests.swift"
        guard = "#if Headless || !canImport(SwiftUI)\n{}#endif\n"
        for expected, file, source in [
            ([(1, "Glibc")], tests, "import Glibc\n"),
            ([(3, "Musl")], tests, "#if canImport(Glibc)\n#else\nimport Musl\n#endif\n"),
            ([], tests, "#if canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n#else\nimport Darwin\n#endif\n"),
            ([(2, "CGSize")], tests, "import Foundation\nlet a = CGSize.zero, b = CGPoint.zero\n"),
            ([], tests, "#if canImport(CoreGraphics)\nimport CoreGraphics\n#endif\nlet a = CGSize.zero\n"),
            ([], tests, "import SharedUI\nlet a = CGSize.zero\n"),
            ([], "Packages/HeadlessUI/Sources/HeadlessUI/DragGesture.swift", "let a = CGSize.zero\n"),
            ([(1, "ScreenDriver")], tests, "let app = ScreenDriver { BagView() }\n"),
            ([], tests, guard.format("let app = ScreenDriver { BagView() }\n")),
            ([], tests, guard.replace("#if ", "#if DEBUG && (").replace("SwiftUI)", "SwiftUI))").format("let app = ScreenDriver()\n")),
            ([], "Packages/FlowTesting/Tests/FlowTestingTests/WaitTests.swift", "let app = ScreenDriver { Text(\"\") }\n"),
        ]:
            with self.subTest(source=source):
                found = [(line, text.split()[0]) for line, text, _ in missing_modules(file, source)]
                self.assertEqual(found, expected)

    def test_every_name_is_declared_by_headlessui(self) -> None:
        """The compiler refuses a name that HeadlessUI lacks, so that it needs no pattern."""
        declared = "".join(path.read_text() for path in (ROOT / "Packages/HeadlessUI/Sources").rglob("*.swift"))
        named = {word for pattern in UNAVAILABLE for word in re.findall(r"[A-Za-z]\w+", pattern.replace(r"\b", " "))}
        missing = {name for name in named if not re.search(rf"\b(func|let|var|struct|enum|case)\b[^\n]*\b{name}\b", declared)}
        self.assertEqual(missing, set())


if __name__ == "__main__":
    unittest.main()
