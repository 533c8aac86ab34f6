public import FlowKit
import Foundation

extension NavigationArchive {
    /// Writes a state. A screen that no link leads to is left out together with what lies over it, and told.
    ///
    /// O(*n*) in the number of screens.
    public func encode(_ state: NavigationState<Schema>) -> SavedNavigation {
        var draft = ArchiveOutline(activity: state.activity.rawValue, history: state.history.map(\.rawValue))
        for activity in state.activities {
            let outline = outline(of: activity, &draft)
            draft.activities.append(outline)
        }
        draft.cut(to: limits.bytes)
        return SavedNavigation(data: Data(draft.json(version: Self.version)), dropped: draft.dropped)
    }

    private func outline(of state: ActivityState<Schema>, _ draft: inout ArchiveOutline) -> ArchiveOutline.Activity {
        var activity = ArchiveOutline.Activity(id: state.activity.rawValue)
        if state.tab != Schema.defaultTab(of: state.activity) { activity.tab = state.tab.rawValue }
        for tab in state.tabs {
            let location = DroppedScreen.Location.tab(tab.tab.rawValue)
            let hasRoot = tab.flow.root != Schema.root(of: tab.tab)
            let links = links(of: hasRoot ? tab.flow.routes : tab.stack, at: location, &draft)
            let root = hasRoot ? links.first : nil
            let stack = Array(links.dropFirst(hasRoot ? 1 : 0))
            guard root != nil || !stack.isEmpty else { continue }
            activity.tabs.append(ArchiveOutline.Tab(id: tab.tab.rawValue, root: root, stack: stack))
        }
        for modal in state.modals {
            guard let style = modal.content.style, let flow = modal.flow else { continue }
            let location = DroppedScreen.Location.modal(activity.modals.count, over: activity.id)
            guard activity.modals.count < limits.modals else {
                draft.dropped.append(DroppedScreen(location, .tooMany(limit: limits.modals)))
                break
            }
            let links = links(of: flow.routes, at: location, &draft)
            // Without its first screen it is not there, and what lies over it goes too.
            if links.isEmpty { break }
            activity.modals.append(ArchiveOutline.Modal(style: style.rawValue, stack: links))
        }
        return activity
    }

    private func links(
        of routes: [Schema.Route], at location: DroppedScreen.Location, _ draft: inout ArchiveOutline
    ) -> [String] {
        var result: [String] = []
        for (index, route) in routes.enumerated() {
            let above = routes.count - 1 - index
            guard index < limits.screens else {
                draft.dropped.append(DroppedScreen(location, .tooMany(limit: limits.screens), above: above))
                break
            }
            guard let link = links.link(for: route) else {
                draft.dropped.append(DroppedScreen(location, .noLink, above: above))
                break
            }
            result.append(link)
        }
        return result
    }
}
