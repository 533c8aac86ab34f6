"""Making an app's routes of what its view models declare: a tool that every build runs."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

from .figure import Figure, of_times

# Screens of one feature.
SCREENS = 10

VIEW_MODEL = """\
public import FlowKit
public import Model

/// What the screen shows, and what can be done there.
@MainActor
public final class {name}ViewModel: {name}ViewModelProtocol {{
    @Published public private(set) var state = ViewState<[ProductSummary], ServiceError>.loading
    @Published public var alert: AlertState?
    @Published public var searchText = "" {{ didSet {{ if searchText.isEmpty {{ submit() }} }} }}

    private let dependencies: {name}DependencyContainer
    private let exit: @MainActor (FeatureExit) -> Void
    private var forwarding: [AnyCancellable] = []

    /// - Parameters:
    ///   - dependencies: The services to ask.
    ///   - exit: Where its exits lead.
    public init(_ dependencies: {name}DependencyContainer, exit: @escaping @MainActor (FeatureExit) -> Void) {{
        self.dependencies = dependencies
        self.exit = exit
        forwarding = [dependencies.changes].map {{ changes in
            changes.sink {{ [weak self] in
                MainActor.assumeIsolated {{ self?.objectWillChange.send() }}
            }}
        }}
    }}

    public func observe() async {{
        async let products: Void = follow()
        async let reachability: Void = followReachability()
        _ = await (products, reachability)
    }}

    public func open(_ product: ProductSummary) {{
        exit(.product(product.id))
    }}

    public func submit() {{
        guard !searchText.allSatisfy(\\.isWhitespace) else {{ return }}
        alert = AlertState(title: "Results for “\\(searchText)”", message: "There are \\(state.value?.count ?? 0) of them.")
    }}

    /// Tries again by itself what may succeed now that the server can be reached.
    private func followReachability() async {{
        var wasOffline = false
        for await reachability in dependencies.reachability.reachability() {{
            guard reachability == .online else {{
                wasOffline = true
                continue
            }}
            guard wasOffline, !Task.isCancelled, state.failure?.isTransient == true else {{ continue }}
            wasOffline = false
            await follow()
        }}
    }}

    private func follow() async {{
        do throws(ServiceError) {{
            state = .success(try await dependencies.products.products(limit: 20))
        }} catch {{
            guard error != .cancelled else {{ return }}
            let copy = ErrorCopy(error)
            state = .error(error)
            alert = AlertState(title: copy.title, message: copy.message)
        }}
    }}
}}

extension {name}ViewModel: Routable {{
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,{tab}
        path: "{path}")
}}
"""


def write(folder: Path, screens: int) -> Path:
    """Writes the sources of an app, one for each view model and each module's routes; returns the list of them."""
    lines = ["target\tApp", "import\tDeepLink", "import\tFlowKit", f"source\tModel\t{folder / 'Activities.swift'}"]
    (folder / "Activities.swift").write_text('extension ActivityID { public static let shop: ActivityID = "shop" }\n')
    for start in range(0, screens, SCREENS):
        module = f"Feature{start // SCREENS}"
        lines.append(f"import\t{module}")
        cases = []
        for number in range(start, min(start + SCREENS, screens)):
            name, is_root = f"Screen{number}", number == 0
            cases.append(f"    case screen{number}" + ("" if is_root else "(id: Product.ID, sort: ProductSort? = nil)"))
            tab = '\n        tab: TabConfig(identifier: "home", title: "Home", icon: "house", index: 0),' if is_root else ""
            path = "/home" if is_root else f"/{module.lower()}/screen{number}/:id?sort"
            file = folder / f"{name}ViewModel.swift"
            file.write_text(VIEW_MODEL.format(name=name, tab=tab, path=path))
            lines.append(f"source\t{module}\t{file}")
        file = folder / f"{module}Route.swift"
        body = "\n".join(cases)
        file.write_text(
            f"public import Model\n\npublic enum {module}Route: Hashable, Codable, Sendable {{\n{body}\n}}\n")
        lines.append(f"source\t{module}\t{file}")
    listed = folder / "sources.txt"
    listed.write_text("\n".join(lines) + "\n")
    return listed


def run(tool: Path, listed: Path, cache: Path | None) -> float:
    """Seconds until the tool has ended."""
    command = [str(tool), "--inputs", str(listed), "--output", str(listed.with_suffix(".swift"))]
    started = time.perf_counter()
    subprocess.run(command + (["--cache", str(cache)] if cache else []), check=True)
    return time.perf_counter() - started


def measure(tool: Path, kind: str, data: Path, screens: int, limit: float, rounds: int) -> list[Figure]:
    """From nothing, with nothing changed, and with one file changed. `kind` says how the tool was built."""
    folder = data / f"{kind}-{screens}"
    folder.mkdir()
    listed = write(folder, screens)
    cache = folder / "cache.json"
    changed = folder / "Screen1ViewModel.swift"
    first, known, edited, read = [], [], [], []
    # What was written just now could change again unnoticed: the tool does not rely on it.
    time.sleep(2.5)
    for _ in range(rounds):
        cache.unlink(missing_ok=True)
        started = time.perf_counter()
        for file in folder.glob("[FS]*.swift"):
            file.read_bytes()
        read.append(time.perf_counter() - started)
        first.append(run(tool, listed, cache))
        known.append(run(tool, listed, cache))
        changed.write_text(changed.read_text() + "// changed\n")
        edited.append(run(tool, listed, cache))
    return [
        of_times(f"routes of {screens} view models, {kind} tool: from nothing", first, 1000 * limit),
        of_times("  with nothing changed", known),
        of_times("  with one file changed", edited),
        of_times("  reading the same files, and nothing else", read),
    ]
