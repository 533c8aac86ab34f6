import FlowKit
import Foundation
import OrderedCollections

/// Reads a saved file into a state, and leaves out what can't be read or shown.
struct ArchiveReader<Schema: RouteSchema> {
    typealias Route = Schema.Route

    // The positions of parts that belong to no activity.
    private static var whole: String { "the saved state" }
    private static var past: String { "the history" }

    private let archive: NavigationArchive<Schema>
    private let visible: [Schema.Activity]
    private var state: NavigationState<Schema>
    private var dropped: [DroppedScreen] = []
    /// The screens that were read, from the bottom up.
    private(set) var routes: OrderedSet<Route> = []
    /// The reasons to leave out screens.
    private let reasons: [Route: DropReason]

    init(
        _ archive: NavigationArchive<Schema>, over current: NavigationState<Schema>?, reasons: [Route: DropReason] = [:]
    ) {
        self.archive = archive
        self.reasons = reasons
        let current = current ?? NavigationState(activity: archive.beginning, nextModalID: .random())
        visible = current.visibleActivities
        state = NavigationState(activity: archive.beginning, nextModalID: current.nextModalID)
        state.apply(.setDisabledTabs(current.disabledTabs))
    }

    mutating func read(_ data: Data) -> NavigationArchive<Schema>.Restored {
        var front = visible.contains(archive.beginning) ? archive.beginning : visible.first
        var past: [Schema.Activity] = []
        if let file = file(data) {
            front = visibleActivity(file.activity, at: Self.whole) ?? front
            for name in file.history ?? [] { if let next = visibleActivity(name, at: Self.past) { past.append(next) } }
            for activity in file.activities ?? [] { read(activity) }
        }
        let order = past.filter { $0 != front } + [front].compactMap(\.self)
        // With one visible activity, the history is empty. Switching through the activities then fills it again.
        state.apply(.setVisibleActivities(Array(order.prefix(1))))
        state.apply(.setVisibleActivities(visible))
        for activity in order.dropFirst() { state.apply(.switchActivity(to: activity)) }
        return (state, dropped)
    }

    private mutating func file(_ data: Data) -> ArchiveFile? {
        guard let version = try? JSONDecoder().decode(ArchiveFile.Version.self, from: data).version else {
            return leaveOut(Self.whole, .malformed)
        }
        guard version <= NavigationArchive<Schema>.version else { return leaveOut(Self.whole, .newerVersion(version)) }
        return (try? JSONDecoder().decode(ArchiveFile.self, from: data)) ?? leaveOut(Self.whole, .malformed)
    }

    private mutating func read(_ file: ArchiveFile.Activity) {
        guard let activity = activity(file.id, at: Self.whole) else { return }
        let location = "activity \(file.id)"
        state.apply(.switchActivity(to: activity))
        let selected = file.tab.flatMap { tab($0, of: activity, at: location) }
        for file in file.tabs ?? [] { if let tab = tab(file.id, of: activity, at: location) { read(file, tab) } }
        if let selected, selected != state.tab, case .refused(let refusal) = state.apply(.selectTab(selected)) {
            let _: Schema.Tab? = leaveOut(location, .unavailable(refusal))
        }
        for (index, file) in (file.modals ?? []).enumerated() {
            // Without its root, a modal and those over it are left out.
            guard let content = modal(file, at: "modal \(index) over \(activity.rawValue)") else { break }
            state.apply(.present(content))
        }
    }

    private mutating func read(_ file: ArchiveFile.Tab, _ tab: Schema.Tab) {
        let location = "tab \(file.id)"
        if let link = file.root {
            // Without its root, the stack is left out.
            guard let root = screen(link, at: location, above: file.stack?.count ?? 0) else { return }
            state.apply(.setRoot(root, on: .tab(tab)))
        }
        state.apply(.replace(screens(file.stack ?? [], at: location), on: .tab(tab)))
    }

    private mutating func modal(_ file: ArchiveFile.Modal, at location: String) -> Modal<Route>.Content? {
        // A newer version of the app may have another style.
        guard let style = PresentationStyle(rawValue: file.style) else { return leaveOut(location, .malformed) }
        let screens = screens(file.stack, at: location)
        return screens.first.map { .screens(FlowState(root: $0, stack: Array(screens.dropFirst())), as: style) }
    }

    private mutating func activity(_ name: String, at location: String) -> Schema.Activity? {
        let activity = Schema.Activity(rawValue: name).flatMap { Schema.activities.contains($0) ? $0 : nil }
        return activity ?? leaveOut(location, .unavailable(.activityUnknown(name)))
    }

    private mutating func visibleActivity(_ name: String, at location: String) -> Schema.Activity? {
        guard let activity = activity(name, at: location) else { return nil }
        return visible.contains(activity) ? activity : leaveOut(location, .unavailable(.activityHidden(name)))
    }

    private mutating func tab(_ name: String, of activity: Schema.Activity, at location: String) -> Schema.Tab? {
        state[activity]?.tabs.first { $0.tab.rawValue == name }?.tab
            ?? leaveOut(location, .unavailable(.tabUnknown(name)))
    }

    /// Returns the screens up to the first that is left out.
    private mutating func screens(_ links: [String], at location: String) -> [Route] {
        var screens: [Route] = []
        for (index, link) in links.enumerated() {
            guard let screen = screen(link, at: location, above: links.count - 1 - index) else { break }
            screens.append(screen)
        }
        return screens
    }

    private mutating func screen(_ link: String, at location: String, above: Int) -> Route? {
        do throws(DeepLinkRefusal) {
            let route = try archive.links.route(from: link, source: .inside)
            routes.append(route)
            guard let reason = reasons[route] else { return route }
            return leaveOut(location, reason, link: link, above: above)
        } catch {
            let refusal = error.redacted(by: archive.links).withoutValues
            return leaveOut(location, .link(refusal), link: link, above: above)
        }
    }

    /// Notes that a part is left out. Returns `nil` instead of the part.
    private mutating func leaveOut<Part>(
        _ location: String, _ reason: DropReason, link: String? = nil, above: Int = 0
    ) -> Part? {
        let link = link.map { archive.links.redacted($0) }
        dropped.append(DroppedScreen(location: location, link: link, reason: reason, above: above))
        return nil
    }
}
