public import FlowKit
public import Foundation

/// The navigation state of an app as a file that the app's next version can read: screens are saved as links.
///
/// A link can still be read after a route is renamed or its module is moved. Screens that no longer exist are left out
/// with a reason, and everything else is restored.
///
/// ```json
/// {"version": 1, "activity": "shop", "history": ["account"], "activities": [
///   {"id": "shop", "tab": "bag", "tabs": [{"id": "home", "stack": ["/products/12"]}],
///    "modals": [{"style": "sheet", "stack": ["/signin"]}]}]}
/// ```
///
/// Only differences from the app's initial state are saved. Alerts, dialogs, hidden activities and disabled tabs aren't saved,
/// and of each stack only the lowest 200 screens.
public struct NavigationArchive<Schema: RouteSchema>: Sendable {
    /// A restored state, and the parts that no longer exist.
    public typealias Restored = (state: NavigationState<Schema>, dropped: [DroppedScreen])

    /// The saved version. Newer versions can't be read.
    public static var version: Int { 1 }

    let links: URLRouter<Schema.Route>
    let beginning: Schema.Activity
    /// The maximum number of screens in one stack. Those over it aren't saved.
    private static var stackLimit: Int { 200 }

    /// - Parameters:
    ///   - links: The links of the app's screens.
    ///   - beginning: The initial activity of the app.
    public init(_ links: URLRouter<Schema.Route>, beginning: Schema.Activity) {
        self.links = links
        self.beginning = beginning
    }

    /// Encodes a state as JSON. A screen without a link is left out together with the screens over it.
    ///
    /// O(*n*) in the number of screens.
    public func encode(_ state: NavigationState<Schema>) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(file(of: state))) ?? Data()
    }

    /// Decodes a state. Parts that can't be read or no longer exist are left out with a reason, and the rest is restored.
    ///
    /// A stack ends below the first screen that is left out. If the root of a modal is left out, the modal and those over
    /// it are left out too.
    ///
    /// - Parameters:
    ///   - data: The saved file. It may hold anything.
    ///   - current: The current state, whose hidden activities and disabled tabs are kept, and whose modal identifiers
    ///     aren't used again. `nil` for the initial state of the app.
    /// - Returns: A valid state, which is the initial state of the app if nothing could be read, and the parts that were
    ///   left out, in the order of the file.
    public func decode(_ data: Data, over current: NavigationState<Schema>? = nil) -> Restored {
        var reader = ArchiveReader(self, over: current)
        return reader.read(data)
    }

    /// Decodes a state, and asks whether each screen can still be shown.
    ///
    /// All screens are checked at the same time. One whose check hasn't ended in time is restored: the user doesn't wait for
    /// a slow network to see the app as it was.
    ///
    /// - Parameters:
    ///   - data: The saved file. It may hold anything.
    ///   - current: The current state, as for ``decode(_:over:)``.
    ///   - limit: The time for all checks together.
    ///   - clock: Measures the time.
    ///   - check: Returns the reason to leave out a screen, or `nil`. It's called once for each screen, except for the tabs'
    ///     own roots.
    public func restore(
        _ data: Data, over current: NavigationState<Schema>? = nil, within limit: Duration = .seconds(2),
        clock: any Clock<Duration> = ContinuousClock(),
        checking check: @escaping @MainActor (Schema.Route) async -> DropReason?
    ) async -> Restored {
        var reader = ArchiveReader(self, over: current)
        _ = reader.read(data)
        let reasons = await results(of: reader.routes, within: limit, clock, check)
        reader = ArchiveReader(self, over: current, reasons: reasons.compactMapValues(\.self))
        return reader.read(data)
    }
}

// Writing. Only what differs from the initial state has a part in the file.
extension NavigationArchive {
    private func file(of state: NavigationState<Schema>) -> ArchiveFile {
        ArchiveFile(
            version: Self.version, activity: state.activity.rawValue,
            history: state.history.map(\.rawValue).unlessEmpty,
            activities: state.activities.compactMap { activity($0) }.unlessEmpty)
    }

    private func activity(_ state: NavigationState<Schema>.ActivityState) -> ArchiveFile.Activity? {
        let tabs = state.tabs.compactMap { tab($0) }
        var modals: [ArchiveFile.Modal] = []
        for modal in state.modals {
            guard let style = modal.content.style, let flow = modal.flow else { continue }
            let links = links(flow.routes)
            // Without its root, the modal and those over it are left out.
            guard !links.isEmpty else { break }
            modals.append(ArchiveFile.Modal(style: style.rawValue, stack: links))
        }
        let isDefault = state.tab == Schema.defaultTab(of: state.activity)
        if isDefault, tabs.isEmpty, modals.isEmpty { return nil }
        return ArchiveFile.Activity(
            id: state.activity.rawValue, tab: isDefault ? nil : state.tab.rawValue, tabs: tabs.unlessEmpty,
            modals: modals.unlessEmpty)
    }

    private func tab(_ tab: NavigationState<Schema>.TabState) -> ArchiveFile.Tab? {
        let hasRoot = tab.flow.root != Schema.root(of: tab.tab)
        let links = links(hasRoot ? tab.flow.routes : tab.stack)
        if links.isEmpty { return nil }
        return ArchiveFile.Tab(
            id: tab.tab.rawValue, root: hasRoot ? links[0] : nil,
            stack: Array(links.dropFirst(hasRoot ? 1 : 0)).unlessEmpty)
    }

    /// Returns the links of a stack, up to the first screen without one.
    private func links(_ routes: [Schema.Route]) -> [String] {
        var links: [String] = []
        for route in routes.prefix(Self.stackLimit) {
            guard let link = self.links.link(for: route) else { break }
            links.append(link)
        }
        return links
    }
}

extension Array {
    fileprivate var unlessEmpty: Self? { isEmpty ? nil : self }
}

/// The saved form of a navigation state.
struct ArchiveFile: Codable {
    struct Version: Decodable {
        let version: Int
    }

    struct Tab: Codable {
        let id: String
        /// The root, if it isn't the schema's.
        let root: String?
        let stack: [String]?
    }

    struct Modal: Codable {
        let style: String
        /// The screens, with the root as the first.
        let stack: [String]
    }

    struct Activity: Codable {
        let id: String
        /// The selected tab, if it isn't the default.
        let tab: String?
        let tabs: [Tab]?
        let modals: [Modal]?
    }

    let version: Int
    let activity: String
    let history: [String]?
    let activities: [Activity]?
}
