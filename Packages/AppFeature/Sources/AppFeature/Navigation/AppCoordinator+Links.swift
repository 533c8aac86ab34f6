public import DeepLink
import FlowKit
public import Foundation

extension AppCoordinator {
    /// Shows the screen at a URL, over the root of its tab: a link always leads to the same place.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - source: Only from inside the app a plain path such as `/products/12` will do.
    /// - Throws: ``/DeepLink/DeepLinkRefusal`` when there is no such screen; then nothing has changed.
    public func navigate(to url: URL, from source: LinkSource = .outside) throws(DeepLinkRefusal) {
        try navigate(to: links.route(from: url, source: source))
    }

    /// Shows the screen at a link as it is written: `/products/12`, `shop://bag`.
    ///
    /// - Throws: ``/DeepLink/DeepLinkRefusal`` when there is no such screen; then nothing has changed.
    public func open(_ location: String) throws(DeepLinkRefusal) {
        try navigate(to: links.route(from: location, source: .inside))
    }

    private func navigate(to match: LinkMatch<AppRoute>) {
        let tab = match.tab.flatMap(Tab.init(rawValue:)) ?? match.route.activity.defaultTab
        navigator.apply(
            .all([.popToRoot(on: .tab(tab)), .showing(match.route, on: .tab(tab))]), source: .link)
    }

    /// The path and query of the screen on show, which lead there again: `/products/12?tab=shop`.
    ///
    /// What is presented over it has no part in it.
    public var location: String {
        let route = state[.tab(currentTab)]?.top ?? currentTab.rootRoute
        return links.url(for: route, tab: tabToName(for: route, on: currentTab), as: .path)?.relativeString ?? "/"
    }

    /// A tab is named in a URL only where the URL without it would lead to another one.
    private func tabToName(for route: AppRoute, on tab: Tab) -> String? {
        let own = route.tab ?? route.activity.defaultTab
        return own == tab ? nil : tab.rawValue
    }
}
