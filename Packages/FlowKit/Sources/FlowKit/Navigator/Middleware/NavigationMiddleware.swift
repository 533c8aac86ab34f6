/// Sees all that goes through a navigator: a journal, a log, analytics.
///
/// Middleware is told after the state has changed, each in its turn. It may navigate: what comes of that is told when
/// everyone has seen the transition before it.
@MainActor
public protocol NavigationMiddleware<Schema>: AnyObject {
    associatedtype Schema: NavigationSchema

    /// Told once, when the navigator is made.
    func navigationBegan(at state: NavigationState<Schema>)
    /// Told of each operation that was asked for, also of one that changed nothing.
    func navigationPassed(_ transition: NavigationTransition<Schema>)
    /// Told of what presented flows do wrong.
    func navigationFound(_ issue: PresentationIssue)
}

extension NavigationMiddleware {
    public func navigationBegan(at state: NavigationState<Schema>) {}
    public func navigationFound(_ issue: PresentationIssue) {}
}
