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
/// Only differences from the app's initial state are saved. Alerts, dialogs, hidden activities and disabled tabs aren't.
///
/// ## Topics
///
/// ### Creating an archive
/// - ``init(_:beginning:)``
///
/// ### Saving and restoring
/// - ``encode(_:)``
/// - ``decode(_:over:)``
/// - ``restore(_:over:within:clock:checking:)``
public struct NavigationArchive<Schema: RouteSchema>: Sendable {
    /// A restored state, and the parts that no longer exist.
    public typealias Restored = (state: NavigationState<Schema>, dropped: [DroppedScreen])

    /// The saved version. Newer versions can't be read.
    public static var version: Int { 1 }

    let links: URLRouter<Schema.Route>
    let beginning: Schema.Activity
    var limits = ArchiveLimits()

    /// - Parameters:
    ///   - links: The links of the app's screens.
    ///   - beginning: The initial activity of the app.
    public init(_ links: URLRouter<Schema.Route>, beginning: Schema.Activity) {
        self.links = links
        self.beginning = beginning
    }

    /// Encodes a state as JSON. A screen without a link is left out together with the screens over it. If the file would be too
    /// large, the upper half of long stacks is left out, as often as necessary.
    ///
    /// O(*n*) in the number of screens.
    public func encode(_ state: NavigationState<Schema>) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // If the file is too large, each stack keeps its lower screens.
        var writer = ArchiveWriter(archive: self, screens: limits.screens)
        while true {
            let data = (try? encoder.encode(writer.file(state))) ?? Data()
            if data.count <= limits.bytes || writer.screens == 0 { return data }
            writer.screens /= 2
        }
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
        let reasons = await Self.reasons(against: Array(reader.routes), limit, clock, check)
        reader = ArchiveReader(self, over: current, reasons: reasons)
        return reader.read(data)
    }

    /// Returns the reasons that are known in time, even if a check ignores its cancellation.
    private static func reasons(
        against routes: [Schema.Route], _ limit: Duration, _ clock: any Clock<Duration>,
        _ check: @escaping @MainActor (Schema.Route) async -> DropReason?
    ) async -> [Schema.Route: DropReason] {
        if routes.isEmpty { return [:] }
        let (ended, continuation) = AsyncStream.makeStream(of: (Schema.Route, DropReason?).self)
        var tasks = routes.map { route in
            Task { @MainActor in _ = continuation.yield((route, await check(route))) }
        }
        tasks.append(
            Task { @MainActor in
                do { try await clock.sleep(for: limit) } catch { return }
                continuation.finish()
            })
        var reasons: [Schema.Route: DropReason] = [:]
        var count = 0
        for await (route, reason) in ended {
            reasons[route] = reason
            count += 1
            if count == routes.count { break }
        }
        for task in tasks { task.cancel() }
        return reasons
    }
}

/// The limits of a saved file. Screens beyond them are left out.
struct ArchiveLimits: Sendable {
    /// The size of the file. It can hold at least the selected tabs.
    var bytes = 262_144
    /// The screens in one stack.
    var screens = 200
    /// The modals of one activity.
    var modals = 20
}

/// Collects the stacks for a file.
private struct ArchiveWriter<Schema: RouteSchema> {
    let archive: NavigationArchive<Schema>
    /// The maximum number of screens in one stack.
    var screens: Int

    func file(_ state: NavigationState<Schema>) -> ArchiveFile {
        ArchiveFile(
            version: Lenient(NavigationArchive<Schema>.version), activity: Lenient(state.activity.rawValue),
            history: Lenient(list: state.history.map(\.rawValue)),
            activities: Lenient(list: state.activities.compactMap { activity($0) }))
    }

    /// Returns `nil` for an activity in its initial state.
    private func activity(_ state: NavigationState<Schema>.ActivityState) -> ArchiveFile.Activity? {
        let tabs = state.tabs.compactMap { tab($0) }
        var modals: [ArchiveFile.Modal] = []
        for modal in state.modals {
            guard let style = modal.content.style, let flow = modal.flow else { continue }
            let links = links(flow.routes)
            // Without its root, the modal and those over it are left out.
            guard modals.count < archive.limits.modals, !links.isEmpty else { break }
            modals.append(ArchiveFile.Modal(style: Lenient(style.rawValue), stack: Lenient(list: links)))
        }
        let isDefault = state.tab == Schema.defaultTab(of: state.activity)
        if isDefault, tabs.isEmpty, modals.isEmpty { return nil }
        return ArchiveFile.Activity(
            id: Lenient(state.activity.rawValue), tab: isDefault ? nil : Lenient(state.tab.rawValue),
            tabs: Lenient(list: tabs), modals: Lenient(list: modals))
    }

    /// Returns `nil` for a tab in its initial state.
    private func tab(_ tab: NavigationState<Schema>.TabState) -> ArchiveFile.Tab? {
        let hasRoot = tab.flow.root != Schema.root(of: tab.tab)
        let links = links(hasRoot ? tab.flow.routes : tab.stack)
        if links.isEmpty { return nil }
        return ArchiveFile.Tab(
            id: Lenient(tab.tab.rawValue), root: hasRoot ? Lenient(links[0]) : nil,
            stack: Lenient(list: Array(links.dropFirst(hasRoot ? 1 : 0))))
    }

    /// Returns the links of a stack, up to the first screen without one.
    private func links(_ routes: [Schema.Route]) -> [String] {
        var links: [String] = []
        for route in routes.prefix(screens) {
            guard let link = archive.links.link(for: route) else { break }
            links.append(link)
        }
        return links
    }
}

/// The saved form of a navigation state. Every part can be missing or malformed without making others unreadable.
struct ArchiveFile: Codable {
    struct Tab: Codable {
        var id: Lenient<String>?
        /// The root, if it isn't the schema's.
        var root: Lenient<String>?
        var stack: Lenient<[Lenient<String>]>?
    }

    struct Modal: Codable {
        var style: Lenient<String>?
        /// The screens, with the root as the first.
        var stack: Lenient<[Lenient<String>]>?
    }

    struct Activity: Codable {
        var id: Lenient<String>?
        /// The selected tab, if it isn't the default.
        var tab: Lenient<String>?
        var tabs: Lenient<[Lenient<Tab>]>?
        var modals: Lenient<[Lenient<Modal>]>?
    }

    var version: Lenient<Int>?
    var activity: Lenient<String>?
    var history: Lenient<[Lenient<String>]>?
    var activities: Lenient<[Lenient<Activity>]>?
}

/// A value that may be malformed.
struct Lenient<Value: Codable>: Codable {
    /// `nil` if the value can't be decoded.
    let value: Value?

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Lenient {
    /// Creates a list, or `nil` for an empty one.
    init?<Element>(list: [Element]) where Value == [Lenient<Element>] {
        if list.isEmpty { return nil }
        self.init(list.map { Lenient<Element>($0) })
    }
}
