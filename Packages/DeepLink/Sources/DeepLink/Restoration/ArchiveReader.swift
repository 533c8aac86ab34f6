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
        _ archive: NavigationArchive<Schema>, over current: NavigationState<Schema>?,
        reasons: [Route: DropReason] = [:]
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
        var order: [Schema.Activity] = []
        if let file = file(data) {
            let activity = activity(file.activity, at: Self.whole)
            let limit = Schema.activities.count
            let history = list(file.history, at: Self.past, limit: limit).compactMap {
                self.activity($0, at: Self.past)
            }
            var known: Set<Schema.Activity> = []
            for next in list(file.activities, at: Self.whole, limit: 2 * limit) { read(next.value, &known) }
            if let activity, isVisible(activity, at: Self.whole) { front = activity }
            for past in history where isVisible(past, at: Self.past) {
                if past == front || order.contains(past) { drop(Self.past, .repeated) } else { order.append(past) }
            }
        }
        if let front { order.append(front) }
        // With one visible activity, the history is empty. Switching through the activities then fills it again.
        state.apply(.setVisibleActivities(Array(order.prefix(1))))
        state.apply(.setVisibleActivities(visible))
        for activity in order.dropFirst() { state.apply(.switchActivity(to: activity)) }
        return (state, dropped)
    }

    private mutating func file(_ data: Data) -> ArchiveFile? {
        let limit = archive.limits.bytes
        guard data.count <= limit else { return leaveOut(Self.whole, .tooLarge(bytes: data.count, limit: limit)) }
        guard let file = try? JSONDecoder().decode(ArchiveFile.self, from: data) else {
            return leaveOut(Self.whole, .malformed(expected: "JSON with an object"))
        }
        guard let version = file.version?.value, version > 0 else {
            return leaveOut(Self.whole, .malformed(expected: "a version from 1 on"))
        }
        let known = NavigationArchive<Schema>.version
        return version <= known ? file : leaveOut(Self.whole, .newerVersion(version, known: known))
    }

    private mutating func read(_ file: ArchiveFile.Activity?, _ known: inout Set<Schema.Activity>) {
        guard let activity = activity(file?.id, at: Self.whole) else { return }
        let location = "activity \(activity.rawValue)"
        guard known.insert(activity).inserted else { return drop(location, .repeated) }
        state.apply(.switchActivity(to: activity))
        let tabs = state[activity]?.tabs.map(\.tab) ?? []
        let selected = file?.tab.flatMap { tab($0, among: tabs, at: location) }
        var knownTabs: Set<Schema.Tab> = []
        for next in list(file?.tabs, at: location, limit: 2 * tabs.count) {
            guard let tab = tab(next.value?.id, among: tabs, at: location) else { continue }
            if knownTabs.insert(tab).inserted { read(next.value, tab) } else { drop("tab \(tab.rawValue)", .repeated) }
        }
        if let selected { select(selected, at: location) }
        for (index, next) in list(file?.modals, at: location, limit: archive.limits.modals).enumerated() {
            // Without its root, a modal and those over it are left out.
            guard let content = modal(next.value, at: "modal \(index) over \(activity.rawValue)") else { break }
            state.apply(.present(content))
        }
    }

    private mutating func read(_ file: ArchiveFile.Tab?, _ tab: Schema.Tab) {
        let location = "tab \(tab.rawValue)"
        let links = list(file?.stack, at: location, limit: archive.limits.screens)
        if let root = file?.root {
            // Without its root, the stack is left out.
            guard let root = screen(root, at: location, above: links.count) else { return }
            state.apply(.setRoot(root, on: .tab(tab)))
        }
        state.apply(.replace(screens(links, at: location), on: .tab(tab)))
    }

    private mutating func select(_ tab: Schema.Tab, at location: String) {
        if let reason = state.disabledReason(of: tab) {
            drop(location, .unavailable(.tabDisabled(tab.rawValue, reason: reason)))
        } else if tab != state[Schema.activity(of: tab)]?.tab {
            state.apply(.selectTab(tab))
        }
    }

    private mutating func modal(_ file: ArchiveFile.Modal?, at location: String) -> Modal<Route>.Content? {
        guard let style = file?.style?.value.flatMap(PresentationStyle.init(rawValue:)) else {
            return leaveOut(location, .malformed(expected: "a style, like sheet,"))
        }
        let links = list(file?.stack, at: location, limit: archive.limits.screens)
        if links.isEmpty { return leaveOut(location, .malformed(expected: "a list of links")) }
        let screens = screens(links, at: location)
        return screens.first.flatMap { .screens(FlowState(root: $0, stack: Array(screens.dropFirst())), as: style) }
    }

    /// Returns the elements of a list, up to a limit. A missing list is empty.
    private mutating func list<Element>(
        _ list: Lenient<[Lenient<Element>]>?, at location: String, limit: Int
    ) -> [Lenient<Element>] {
        guard let list else { return [] }
        guard let elements = list.value else { return leaveOut(location, .malformed(expected: "a list")) ?? [] }
        if elements.count > limit { drop(location, .tooMany(limit: limit)) }
        return Array(elements.prefix(limit))
    }

    private mutating func activity(_ name: Lenient<String>?, at location: String) -> Schema.Activity? {
        guard let name = name?.value else {
            return leaveOut(location, .malformed(expected: "the name of an activity"))
        }
        guard let activity = Schema.Activity(rawValue: name), Schema.activities.contains(activity) else {
            return leaveOut(location, .unavailable(.activityUnknown(name)))
        }
        return activity
    }

    private mutating func tab(
        _ name: Lenient<String>?, among known: [Schema.Tab], at location: String
    ) -> Schema.Tab? {
        guard let name = name?.value else { return leaveOut(location, .malformed(expected: "the name of a tab")) }
        guard let tab = Schema.Tab(rawValue: name), known.contains(tab) else {
            return leaveOut(location, .unavailable(.tabUnknown(name)))
        }
        return tab
    }

    private mutating func isVisible(_ activity: Schema.Activity, at location: String) -> Bool {
        if visible.contains(activity) { return true }
        return leaveOut(location, .unavailable(.activityHidden(activity.rawValue))) ?? false
    }

    /// Returns the screens up to the first that is left out.
    private mutating func screens(_ links: [Lenient<String>], at location: String) -> [Route] {
        var screens: [Route] = []
        for (index, link) in links.enumerated() {
            guard let screen = screen(link, at: location, above: links.count - 1 - index) else { break }
            screens.append(screen)
        }
        return screens
    }

    private mutating func screen(_ link: Lenient<String>, at location: String, above: Int) -> Route? {
        guard let link = link.value else {
            return leaveOut(location, .malformed(expected: "a link"), above: above)
        }
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
        drop(location, reason, link: link, above: above)
        return nil
    }

    private mutating func drop(_ location: String, _ reason: DropReason, link: String? = nil, above: Int = 0) {
        let link = link.map { archive.links.redacted($0) }
        dropped.append(DroppedScreen(location: location, link: link, reason: reason, above: above))
    }
}
