public import FlowKit
public import Foundation

extension NavigationArchive {
    /// Reads a state. What can't be read, or is not there any more, is left out and told; the rest is there again.
    ///
    /// A stack ends below the first screen that is left out. Something presented whose first screen is left out goes, with
    /// what is presented over it.
    ///
    /// - Parameters:
    ///   - data: What was written; it may hold anything.
    ///   - current: Where one is: what is hidden and disabled there counts here too, and the numbers of what was presented
    ///     are not given again. Nil for the app's beginning.
    public func decode(_ data: Data, over current: NavigationState<Schema>? = nil) -> RestoredNavigation<Schema> {
        state(of: read(data), over: current)
    }

    /// Reads a state, and asks of each screen whether it can still be shown: whether what it shows exists, whether one
    /// has to be signed in.
    ///
    /// - Parameters:
    ///   - data: What was written; it may hold anything.
    ///   - current: Where one is, as for ``decode(_:over:)``.
    ///   - check: Says why a screen is left out; nil when it is not. It is asked once of each screen, from the bottom up,
    ///     and not of tabs' own roots.
    public func restore(
        _ data: Data, over current: NavigationState<Schema>? = nil,
        checking check: (Schema.Route) async -> DropReason?
    ) async -> RestoredNavigation<Schema> {
        var draft = read(data)
        await draft.check(check)
        return state(of: draft, over: current)
    }
}

extension ArchiveDraft {
    fileprivate mutating func check(_ check: (Schema.Route) async -> DropReason?) async {
        var answers: [Schema.Route: DropReason?] = [:]
        func reason(_ route: Schema.Route) async -> DropReason? {
            if let known = answers[route] { return known }
            let answer = await check(route)
            answers[route] = .some(answer)
            return answer
        }
        for index in activities.indices {
            for tab in activities[index].tabs.indices {
                var place = activities[index].tabs[tab]
                let hasRoot = place.root != nil
                let screens = (place.root.map { [$0] } ?? []) + place.stack
                let kept = await self.kept(screens, at: .tab(place.tab.rawValue), reason)
                place.root = hasRoot ? kept.first : nil
                place.stack = Array(kept.dropFirst(hasRoot ? 1 : 0))
                activities[index].tabs[tab] = place
            }
            var modals: [Modal] = []
            for var modal in activities[index].modals {
                let location = DroppedScreen.Location.modal(modal.index, over: activities[index].activity.rawValue)
                modal.screens = await kept(modal.screens, at: location, reason)
                if modal.screens.isEmpty { break }
                modals.append(modal)
            }
            activities[index].modals = modals
        }
    }

    private mutating func kept(
        _ screens: [Screen], at location: DroppedScreen.Location, _ reason: (Schema.Route) async -> DropReason?
    ) async -> [Screen] {
        for (index, screen) in screens.enumerated() {
            guard let reason = await reason(screen.route) else { continue }
            drop(location, reason, link: screen.link, above: screens.count - 1 - index)
            return Array(screens.prefix(index))
        }
        return screens
    }
}
