public import DeepLink
import FlowKit
public import Foundation

extension AppCoordinator {
    /// Shows the screen at a URL, over the root of its tab: a link always leads to the same place.
    ///
    /// Links from outside the app come in through the ``AppFeatureViewModel/inbound`` pipeline; this is for addresses.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - source: Only from inside the app a plain path such as `/products/12` will do.
    /// - Throws: ``/DeepLink/InboundRefusal`` when there is no such screen, or it can't be shown; then nothing has changed.
    public func navigate(to url: URL, from source: LinkSource = .outside) throws(InboundRefusal) {
        try open(url.absoluteString, from: source)
    }

    /// Shows the screen at a link as it is written: `/products/12`, `shop://bag`, `/bag?modal=/activities`.
    ///
    /// - Throws: ``/DeepLink/InboundRefusal`` when there is no such screen, or it can't be shown; then nothing has changed.
    public func open(_ location: String, from source: LinkSource = .inside) throws(InboundRefusal) {
        var stack: LinkStack<AppRoute>
        do throws(DeepLinkRefusal) {
            stack = try links.stack(from: location, source: source)
        } catch {
            throw .link(error)
        }
        // Where one happens to be makes no difference.
        stack.match.tab = stack.match.tab ?? stack.route.homeTab.rawValue
        let policy = InboundPolicy(placement: .replace, dismissesModals: true)
        let operation = try InboundPlan<AppNavigation>(stack, policy: policy, at: state).operation
        navigator.apply(operation, source: .link)
        noteOpened()
    }

    /// The path and query of the screen on show, which lead there again: `/products/12?tab=shop`.
    ///
    /// Sheets and covers have a part in it, with the first of their screens; what else lies under a screen has none.
    public var location: String {
        let route = state[.tab(currentTab)]?.top ?? currentTab.rootRoute
        let match = LinkMatch(route: route, tab: tabToName(for: route, on: currentTab), pattern: route.pattern)
        let presented = state.modals.compactMap(\.flow?.root)
        // A screen that declares to be presented, and is not.
        let transition = route.transition == .push ? nil : LinkTransition.push
        return links.link(for: LinkStack(match, modals: presented, transition: transition))
            ?? links.link(for: LinkStack(match, transition: transition)) ?? "/"
    }

    /// A tab is named in a URL only where the URL without it would lead to another one.
    private func tabToName(for route: AppRoute, on tab: Tab) -> String? {
        route.homeTab == tab ? nil : tab.rawValue
    }
}
