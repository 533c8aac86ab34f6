public import DeepLink
import FlowKit
public import Foundation

extension AppCoordinator {
    /// Shows the screen of a URL on top of its tab's root, independent of the current state.
    ///
    /// For links from outside the app, use the ``AppFeatureViewModel/inbound`` pipeline.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - source: The source. A plain path such as `/products/12` is accepted only from inside the app.
    /// - Throws: ``/DeepLink/InboundRefusal`` if there is no such screen, or if its tab or activity can't be shown. The
    ///   state is unchanged then.
    public func navigate(to url: URL, from source: LinkSource = .outside) throws(InboundRefusal) {
        try open(url.absoluteString, from: source)
    }

    /// Shows the screen of a link in its text form: `/products/12`, `shop://bag`, `/bag?modal=/activities`.
    ///
    /// The guards are asked about each screen of the link, from the bottom up. If they don't allow one, the app opens the
    /// link only up to that screen: it asks the user to sign in first, for example, or shows an alert with the reason.
    ///
    /// - Throws: ``/DeepLink/InboundRefusal`` if there is no such screen, or if its tab or activity can't be shown. The
    ///   state is unchanged then.
    public func open(_ location: String, from source: LinkSource = .inside) throws(InboundRefusal) {
        let stack: LinkStack<AppRoute>
        do throws(DeepLinkRefusal) {
            stack = try links.stack(from: location, source: source)
        } catch {
            throw .link(error)
        }
        let policy = InboundPolicy(placement: .replace, dismissesModals: true)
        let plan = try InboundPlan<AppNavigation>(stack, policy: policy, at: state)
        navigator.apply(allowedPart(of: plan), source: .link)
        hasNavigated = true
    }

    /// Returns the operation up to the first screen of a link that the guards don't allow, otherwise the whole operation.
    private func allowedPart(of plan: InboundPlan<AppNavigation>) -> NavigationOperation<AppNavigation> {
        let whole = navigator.outcome(of: plan.operation, source: .link)
        for stage in plan.stages {
            let outcome = navigator.outcome(of: stage, source: .link)
            switch outcome {
            // If the same guard stops the whole link, the whole link is opened when the guard's reason is gone.
            case .rejected, .waiting: return outcome == whole ? plan.operation : stage
            default: continue
            }
        }
        return plan.operation
    }

    /// Opens a link from the shop through the inbound pipeline, with the same checks as any other link.
    func follow(_ link: String) { inbound.receive(link.hasPrefix("/") ? .shortcut(link) : .url(link)) }

    /// The path and query of the visible screen, which open it again: `/products/12?tab=shop`.
    ///
    /// It includes the top screens of sheets and covers, but not the screens below each top screen.
    public var location: String {
        let route = state[.tab(currentTab)]?.top ?? currentTab.rootRoute
        // The screen declares a presentation, but was pushed.
        let transition = route.transition == .push ? nil : NavigationType.push
        var stack = LinkStack(route, tab: currentTab.rawValue, transition: transition)
        let alone = stack
        stack.modals = state.modals.compactMap(\.flow?.top)
        return links.link(for: stack) ?? links.link(for: alone) ?? "/"
    }
}
