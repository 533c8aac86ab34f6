import FlowKit
import Foundation

/// The content of a saved file with its screens, before it becomes a state.
struct ArchiveDraft<Schema: RouteSchema> {
    typealias Location = DroppedScreen.Location

    struct Screen {
        let route: Schema.Route
        let link: String
    }

    struct Tab {
        let tab: Schema.Tab
        /// `nil` if it's the schema's.
        var root: Screen?
        var stack: [Screen] = []
    }

    struct Modal {
        /// The position in the file.
        let index: Int
        let type: NavigationType
        /// The screens, with the root as the first.
        var screens: [Screen]
    }

    struct Activity {
        let activity: Schema.Activity
        var tab: Schema.Tab?
        var tabs: [Tab] = []
        var modals: [Modal] = []
    }

    private let links: URLRouter<Schema.Route>
    private let limits: ArchiveLimits
    private var activity: Schema.Activity?
    private var history: [Schema.Activity] = []
    private var activities: [Activity] = []
    private var dropped: [DroppedScreen] = []

    /// Reads all parts of a file that can be read.
    init(_ data: Data, _ links: URLRouter<Schema.Route>, _ limits: ArchiveLimits) {
        self.links = links
        self.limits = limits
        guard data.count <= limits.bytes else {
            drop(.archive, .tooLarge(bytes: data.count, limit: limits.bytes))
            return
        }
        guard let file = try? JSONDecoder().decode(ArchiveFile.self, from: data) else {
            drop(.archive, .malformed(expected: "JSON with an object"))
            return
        }
        guard let version = file.version?.value, version > 0 else {
            drop(.archive, .malformed(expected: "a version from 1 on"))
            return
        }
        guard version <= NavigationArchive<Schema>.version else {
            drop(.archive, .newerVersion(version, known: NavigationArchive<Schema>.version))
            return
        }
        activity = activity(file.activity, at: .archive)
        for past in list(file.history, at: .history, limit: Schema.activities.count) {
            if let activity = activity(past, at: .history) { history.append(activity) }
        }
        for next in list(file.activities, at: .archive, limit: 2 * Schema.activities.count) { read(next.value) }
    }

    /// Leaves out the screens that can't be shown anymore.
    mutating func check(_ check: (Schema.Route) async -> DropReason?) async {
        var answers: [Schema.Route: DropReason?] = [:]
        func reason(_ route: Schema.Route) async -> DropReason? {
            if let known = answers[route] { return known }
            let answer = await check(route)
            answers[route] = .some(answer)
            return answer
        }
        for index in activities.indices {
            for tab in activities[index].tabs.indices {
                var checked = activities[index].tabs[tab]
                let hasRoot = checked.root != nil
                let screens = (checked.root.map { [$0] } ?? []) + checked.stack
                let kept = await self.kept(screens, at: .tab(checked.tab.rawValue), reason)
                checked.root = hasRoot ? kept.first : nil
                checked.stack = Array(kept.dropFirst(hasRoot ? 1 : 0))
                activities[index].tabs[tab] = checked
            }
            var modals: [Modal] = []
            for var modal in activities[index].modals {
                let location = Location.modal(modal.index, over: activities[index].activity.rawValue)
                modal.screens = await self.kept(modal.screens, at: location, reason)
                if modal.screens.isEmpty { break }
                modals.append(modal)
            }
            activities[index].modals = modals
        }
    }

    /// Returns the restored state.
    mutating func restored(
        beginning: Schema.Activity, over current: NavigationState<Schema>?
    ) -> RestoredNavigation<Schema> {
        var state = NavigationState<Schema>(activity: beginning)
        if let current {
            state = NavigationState(activity: beginning, nextModalID: current.nextModalID)
            state.apply(.setDisabledTabs(current.disabledTabs))
        }
        let visible = current?.visibleActivities ?? state.visibleActivities
        for activity in activities { restore(activity, &state) }
        var front = visible.contains(beginning) ? beginning : visible.first
        if let activity, let saved = visibleActivity(activity, among: visible, at: .archive) { front = saved }
        var order: [Schema.Activity] = []
        for past in history {
            guard let past = visibleActivity(past, among: visible, at: .history) else { continue }
            if past == front || order.contains(past) { drop(.history, .repeated) } else { order.append(past) }
        }
        if let front { order.append(front) }
        // With one visible activity, the history is empty. Switching through the activities then fills it again.
        state.apply(.setVisibleActivities(Array(order.prefix(1))))
        state.apply(.setVisibleActivities(visible))
        for activity in order.dropFirst() { state.apply(.switchActivity(to: activity)) }
        return RestoredNavigation(state: state, dropped: dropped)
    }

    private mutating func restore(_ activity: Activity, _ state: inout NavigationState<Schema>) {
        state.apply(.switchActivity(to: activity.activity))
        for tab in activity.tabs {
            if let root = tab.root { state.apply(.setRoot(root.route, on: .tab(tab.tab))) }
            state.apply(.replace(tab.stack.map(\.route), on: .tab(tab.tab)))
        }
        if let tab = activity.tab {
            if let reason = state.disabledReason(of: tab) {
                drop(
                    .activity(activity.activity.rawValue),
                    .unavailable("The tab \(tab.rawValue) is disabled: \(reason)"))
            } else if tab != state[activity.activity]?.tab {
                state.apply(.selectTab(tab))
            }
        }
        for modal in activity.modals {
            guard let root = modal.screens.first else { continue }
            let flow = FlowState(root: root.route, stack: modal.screens.dropFirst().map(\.route))
            let content = FlowKit.Modal<Schema.Route>.Content(flow, as: modal.type)
            if let content { state.apply(.present(content)) }
        }
    }

    private mutating func visibleActivity(
        _ activity: Schema.Activity, among visible: [Schema.Activity], at location: Location
    ) -> Schema.Activity? {
        if visible.contains(activity) { return activity }
        drop(location, .unavailable("The activity \(activity.rawValue) is hidden."))
        return nil
    }

    private mutating func kept(
        _ screens: [Screen], at location: Location, _ reason: (Schema.Route) async -> DropReason?
    ) async -> [Screen] {
        for (index, screen) in screens.enumerated() {
            guard let reason = await reason(screen.route) else { continue }
            drop(location, reason, link: screen.link, above: screens.count - 1 - index)
            return Array(screens.prefix(index))
        }
        return screens
    }
}

// The parts of a file.
extension ArchiveDraft {
    private mutating func read(_ file: ArchiveFile.Activity?) {
        guard let activity = activity(file?.id, at: .archive) else { return }
        let location = Location.activity(activity.rawValue)
        guard !activities.contains(where: { $0.activity == activity }) else { return drop(location, .repeated) }
        var result = Activity(activity: activity)
        let known = NavigationState<Schema>(activity: activity)[activity]?.tabs.map(\.tab) ?? []
        if let tab = file?.tab { result.tab = self.tab(tab, among: known, at: location) }
        for next in list(file?.tabs, at: location, limit: 2 * known.count) {
            guard let tab = tab(next.value?.id, among: known, at: location) else { continue }
            if result.tabs.contains(where: { $0.tab == tab }) {
                drop(.tab(tab.rawValue), .repeated)
            } else {
                result.tabs.append(read(next.value, tab))
            }
        }
        for (index, next) in list(file?.modals, at: location, limit: limits.modals).enumerated() {
            guard let modal = read(next.value, index, over: activity) else { break }
            result.modals.append(modal)
        }
        activities.append(result)
    }

    private mutating func read(_ file: ArchiveFile.Tab?, _ tab: Schema.Tab) -> Tab {
        let location = Location.tab(tab.rawValue)
        var result = Tab(tab: tab)
        let links = list(file?.stack, at: location, limit: limits.screens)
        if let root = file?.root {
            // Without its root, the stack is left out.
            guard let root = screen(root, at: location, above: links.count) else { return result }
            result.root = root
        }
        result.stack = screens(links, at: location)
        return result
    }

    /// Returns `nil` for a modal without its root.
    private mutating func read(_ file: ArchiveFile.Modal?, _ index: Int, over activity: Schema.Activity) -> Modal? {
        let location = Location.modal(index, over: activity.rawValue)
        guard let type = file?.style?.value.flatMap(NavigationType.init(rawValue:)), type.isModal else {
            drop(location, .malformed(expected: "a style, sheet or fullScreenCover,"))
            return nil
        }
        let links = list(file?.stack, at: location, limit: limits.screens)
        if links.isEmpty { drop(location, .malformed(expected: "a list of links")) }
        let screens = screens(links, at: location)
        return screens.isEmpty ? nil : Modal(index: index, type: type, screens: screens)
    }

    /// Returns the elements of a list, up to a limit. A missing list is empty.
    private mutating func list<Element>(
        _ list: Lenient<[Lenient<Element>]>?, at location: Location, limit: Int
    ) -> [Lenient<Element>] {
        guard let list else { return [] }
        guard let elements = list.value else {
            drop(location, .malformed(expected: "a list"))
            return []
        }
        if elements.count > limit { drop(location, .tooMany(limit: limit)) }
        return Array(elements.prefix(limit))
    }

    private mutating func activity(_ name: Lenient<String>?, at location: Location) -> Schema.Activity? {
        guard let name = name?.value else {
            drop(location, .malformed(expected: "the name of an activity"))
            return nil
        }
        guard let activity = Schema.Activity(rawValue: name), Schema.activities.contains(activity) else {
            drop(location, .unavailable("There is no activity \(name)."))
            return nil
        }
        return activity
    }

    private mutating func tab(
        _ name: Lenient<String>?, among known: [Schema.Tab], at location: Location
    ) -> Schema.Tab? {
        guard let name = name?.value else {
            drop(location, .malformed(expected: "the name of a tab"))
            return nil
        }
        guard let tab = Schema.Tab(rawValue: name), known.contains(tab) else {
            drop(location, .unavailable("The activity has no tab \(name)."))
            return nil
        }
        return tab
    }

    /// Returns the screens up to the first that no longer exists.
    private mutating func screens(_ links: [Lenient<String>], at location: Location) -> [Screen] {
        var screens: [Screen] = []
        for (index, link) in links.enumerated() {
            guard let screen = screen(link, at: location, above: links.count - 1 - index) else { break }
            screens.append(screen)
        }
        return screens
    }

    private mutating func screen(_ link: Lenient<String>, at location: Location, above: Int) -> Screen? {
        guard let link = link.value else {
            drop(location, .malformed(expected: "a link"), above: above)
            return nil
        }
        do throws(DeepLinkRefusal) {
            return Screen(route: try links.route(from: link, source: .inside).route, link: link)
        } catch {
            drop(location, .link(error), link: link, above: above)
            return nil
        }
    }

    private mutating func drop(_ location: Location, _ reason: DropReason, link: String? = nil, above: Int = 0) {
        dropped.append(DroppedScreen(location, link: link, reason, above: above))
    }
}
