"""Code that Apple's compiler refuses, or compiles wrongly, for the systems that the packages name."""

import re
from itertools import islice, product

from .manifests import Manifest
from .problem import Problem
from .swift_source import imports, without_comments_and_strings

# HeadlessUI declares all of these, so the compiler on Linux accepts them everywhere.
UNAVAILABLE = {
    r"\.topBarLeading\b|\.topBarTrailing\b": "Use a placement that macOS has, or SharedUI's .leadingBar.",
    r"\.bottomBar\b|\.navigationBar\b": "Use a placement that macOS has.",
    r"\.tabBar\b": "Use SharedUI's tabBarHidden().",
    r"\.navigationBarTitleDisplayMode\b": "Use SharedUI's inlineNavigationTitle().",
    r"\.fullScreenCover\(\s*isPresented:": "Use fullScreenCover(item:), which SharedUI declares for macOS.",
    r"\.textInputAutocapitalization\b|\.keyboardType\b": "Use SharedUI's textEntry(_:).",
    r"\.listStyle\(\s*\.(?:insetGrouped|grouped)\b": "Use .automatic or .plain.",
    r"\.navigationBarDrawer\b": "Use .automatic or .toolbar.",
    r"\bEditButton\b|\bEditMode\b|\\.editMode\b": "Edit a list in a view of its own.",
    r"\.statusBarHidden\b|\.hoverEffect\b|\.listRowSpacing\b|\.listSectionSpacing\b": "Leave it out: macOS doesn't have it.",
    r"\.pickerStyle\(\s*\.(?:wheel|navigationLink)\b": "Use .automatic or .menu.",
    r"\.tabViewStyle\(\s*\.page\b": "Use .automatic.",
    r"\b(?:NavigationBarItem|TextInputAutocapitalization|UIKeyboardType|UITextContentType"
    r"|GroupedListStyle|InsetGroupedListStyle)\b":
        "Write an extension in SharedUI's folder Platform.",
}

# The compiler on Linux accepts these for every system, in any file.
NEWER = {
    r"\bisolated\s+deinit\b": (
        "is miscompiled by Swift 6.2 and 6.3 for systems before iOS 18.4 and macOS 15.4",
        "Use a deinitializer without isolation, which can cancel tasks."),
    r"\butf8Span\b|\.utf8\.span\b|\bArray\([^()]*\)\.span\b|\bInlineArray\b": (
        "requires iOS 26 and macOS 26", "Use the span of a ContiguousArray or of a buffer."),
}

# Modules of the C library that Apple's systems don't have.
C_LIBRARIES = {"Glibc", "Musl", "Bionic"}

# These types are in Foundation; their members and conformances are in a module that Foundation doesn't import on Apple's systems.
GEOMETRY = re.compile(r"\bCG(?:Size|Point|Rect|Vector|AffineTransform)\b")
HAVE_GEOMETRY = {"CoreGraphics", "SwiftUI", "UIKit", "AppKit", "SharedUI", "HeadlessUI"}

# A driver shows HeadlessUI's views, and SharedUI has them on Apple's systems with the trait Headless only.
DRIVER = re.compile(r"\bScreen(?:Driver|Testing)\b")
WITHOUT_SHARED_UI = {"ScreenTesting", "HeadlessUI"}

# The one folder where these names are wrapped for features.
PLATFORM = "Packages/SharedUI/Sources/SharedUI/Platform/"
VIEWS = {"SharedUI", "SwiftUI"}

# A build for macOS with SwiftUI.
_MAC = {
    "os(macOS)": True, "os(iOS)": False, "os(tvOS)": False, "os(watchOS)": False, "os(visionOS)": False, "os(Linux)": False,
    "canImport(SwiftUI)": True, "canImport(AppKit)": True, "canImport(UIKit)": False, "Headless": False,
    "canImport(Darwin)": True, "canImport(CoreGraphics)": True, "canImport(Glibc)": False, "canImport(Musl)": False,
    "canImport(Bionic)": False,
}
_DIRECTIVE = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b(.*)$", re.MULTILINE)
_TERM = re.compile(r"(?:os|canImport|targetEnvironment|arch|swift|compiler|hasFeature)\([^)]*\)|\w+")


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    root, found, checked = manifest.root, [], 0
    for path in sorted([*root.glob("Packages/*/*/**/*.swift"), *root.glob("Apps/*/Sources/**/*.swift")]):
        file, source = path.relative_to(root).as_posix(), path.read_text()
        findings = missing_modules(file, source)
        if file.split("/")[2] == "Sources":
            findings += newer(source)
            if file.startswith("Packages/") and not file.startswith(PLATFORM) and shows_views(file, source):
                checked += 1
                findings += names(source)
        found += [Problem(file, *each) for each in findings]
    return found, f"{checked} files with views name nothing that macOS lacks, and no file a newer system's parts or a missing module"


def shows_views(file: str, source: str) -> bool:
    return file.startswith("Packages/SharedUI/") or any(each.module in VIEWS for each in imports(source))


def names(source: str) -> list[tuple[int, str, str]]:
    """Line, problem and remedy of each name that macOS lacks, outside of code for other platforms."""
    code = without_mac_exclusions(without_comments_and_strings(source))
    return sorted(
        (line(code, match), f"{''.join(match[0].split())} doesn't exist on macOS", remedy)
        for pattern, remedy in UNAVAILABLE.items() for match in re.finditer(pattern, code))


def newer(source: str) -> list[tuple[int, str, str]]:
    """Line, problem and remedy of each name that older systems lack or that is miscompiled for them."""
    code = without_comments_and_strings(source)
    return sorted(
        (line(code, match), f"{' '.join(match[0].split())} {text}", remedy)
        for pattern, (text, remedy) in NEWER.items() for match in re.finditer(pattern, code))


def missing_modules(file: str, source: str) -> list[tuple[int, str, str]]:
    """Line, problem and remedy of each import or name that a build for macOS with SwiftUI doesn't find."""
    code = without_mac_exclusions(without_comments_and_strings(source))
    imported = imports(code)
    found = [
        (each.line, f"{each.module} doesn't exist on Apple's systems", f"Write it inside of #if canImport({each.module}).")
        for each in imported if each.module in C_LIBRARIES
    ]
    _, package, *rest = file.split("/")
    if not {each.module for each in imported} & HAVE_GEOMETRY and package not in HAVE_GEOMETRY:
        found += [
            (line(code, match), f"{match[0]} has no members without CoreGraphics on Apple's systems",
             "Add import CoreGraphics inside of #if canImport(CoreGraphics).")
            for match in islice(GEOMETRY.finditer(code), 1)
        ]
    if rest[0] == "Tests" and package not in WITHOUT_SHARED_UI:
        found += [
            (line(code, match), f"{match[0]} shows no view that uses SwiftUI",
             "Write the tests of screens inside of #if Headless || !canImport(SwiftUI).")
            for match in islice(DRIVER.finditer(code), 1)
        ]
    return found


def line(code: str, match: re.Match[str]) -> int:
    return code.count("\n", 0, match.start()) + 1


def without_mac_exclusions(code: str) -> str:
    """The same text without the branches of `#if` that a build for macOS leaves out; every line keeps its number."""
    kept, position = [], 0
    # For each open `#if`: whether its current branch is kept, and whether a branch was certainly taken.
    stack: list[tuple[bool, bool]] = []
    for match in _DIRECTIVE.finditer(code):
        _keep(kept, code[position:match.start()], all(is_kept for is_kept, _ in stack))
        position = match.start()
        word, condition = match[1], match[2]
        if word == "if":
            value = evaluate(condition)
            stack.append((value is not False, value is True))
        elif stack and word == "endif":
            stack.pop()
        elif stack:
            taken = stack[-1][1]
            value = True if word == "else" else evaluate(condition)
            stack[-1] = (value is not False and not taken, taken or value is True)
    _keep(kept, code[position:], True)
    return "".join(kept)


def _keep(kept: list[str], text: str, is_kept: bool) -> None:
    kept.append(text if is_kept else "\n" * text.count("\n"))


def evaluate(condition: str) -> bool | None:
    """The value of a compilation condition in a build for macOS; None where it depends on more than that."""
    terms = sorted(set(_TERM.findall(condition)) - {"true", "false"})
    unknown = [each for each in terms if each not in _MAC]
    expression = _TERM.sub(lambda term: term[0].title() if term[0] in ("true", "false") else f"values[{term[0]!r}]", condition)
    expression = expression.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    found = {
        eval(expression.strip(), {"values": _MAC | dict(zip(unknown, choice))})
        for choice in product([True, False], repeat=len(unknown))}
    return found.pop() if len(found) == 1 else None
