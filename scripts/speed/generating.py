"""The speed of the tool that generates an app's routes, which every build runs."""

import json
import subprocess
import time
from pathlib import Path

from .figure import Figure, of_ratios, of_times

# Screens of one feature.
SCREENS = 10

# As long as a view model of the shop.
METHOD = """\
    /// Tries again by itself what may succeed now that the server can be reached.
    private func follow{number}() async {{
        do throws(ServiceError) {{
            state = .success(try await dependencies.products.products(limit: 20))
        }} catch {{
            guard error != .cancelled else {{ return }}
            alert = AlertState(title: "Results for “\\(searchText)”", message: "There are \\(state.value?.count ?? 0) of them.")
        }}
    }}
"""
VIEW_MODEL = """\
public import FlowKit
public import Model

@MainActor
public final class {name}ViewModel: {name}ViewModelProtocol {{
    @Published public private(set) var state = ViewState<[ProductSummary], ServiceError>.loading
    @Published public var searchText = "" {{ didSet {{ if searchText.isEmpty {{ submit() }} }} }}

{methods}}}

extension {name}ViewModel: Routable {{
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,{tab}
        path: "{path}")
}}
"""
METHODS = "\n".join(METHOD.format(number=number) for number in range(6))


def write(folder: Path, screens: int) -> Path:
    """Writes the sources of an app, a file for each view model and each module's routes. Returns the list of the files."""
    folder.mkdir(exist_ok=True)
    modules = ["DeepLink", "FlowKit", "SharedUI"]
    sources = [{"module": "Model", "path": str(folder / "Activities.swift")}]
    (folder / "Activities.swift").write_text('extension ActivityID { public static let shop: ActivityID = "shop" }\n')
    for start in range(0, screens, SCREENS):
        module = f"Feature{start // SCREENS}"
        modules.append(module)
        cases = []
        for number in range(start, min(start + SCREENS, screens)):
            name, is_root = f"Screen{number}", number == 0
            cases.append(f"    case screen{number}" + ("" if is_root else "(id: Product.ID, sort: ProductSort? = nil)"))
            tab = '\n        tab: TabConfig(identifier: "home", title: "Home", icon: "house", index: 0),' if is_root else ""
            path = "/home" if is_root else f"/{module.lower()}/screen{number}/:id?sort"
            file = folder / f"{name}ViewModel.swift"
            file.write_text(VIEW_MODEL.format(name=name, methods=METHODS, tab=tab, path=path))
            sources.append({"module": module, "path": str(file)})
        file = folder / f"{module}Route.swift"
        body = "\n".join(cases)
        file.write_text(
            f"public import Model\n\npublic enum {module}Route: Hashable, Codable, Sendable {{\n{body}\n}}\n"
            f"public struct {module}DependencyContainer {{}}\n"
            f"public final class {module}FlowViewModel {{}}\n")
        sources.append({"module": module, "path": str(file)})
    listed = folder / "sources.json"
    listed.write_text(json.dumps({"target": "App", "imports": modules, "sources": sources}))
    return listed


def run(tool: Path, listed: Path) -> float:
    """Seconds until the tool has ended."""
    command = [str(tool), "--inputs", str(listed), "--output", str(listed.with_suffix(".swift"))]
    started = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - started


def measure(tool: Path, kind: str, data: Path, screens: int, rounds: int) -> list[Figure]:
    """Scanning all sources and generating the code. `kind` is the configuration of the tool's build."""
    few, many = (write(data / f"{kind}-{count}", count) for count in (screens // 10, screens))
    all_screens, tenth = [], []
    for _ in range(rounds):
        tenth.append(run(tool, few))
        all_screens.append(run(tool, many))
    return [
        of_times(f"routes of {screens} view models, {kind} tool", all_screens),
        of_ratios("  times those of a tenth", all_screens, tenth, 15),
    ]
