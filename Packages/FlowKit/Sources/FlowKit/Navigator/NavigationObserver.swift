/// An observer of everything that goes through a navigator: a journal, a log, analytics.
///
/// It can't intercept a navigation, as a ``NavigationGuard`` does. It may navigate: that event is delivered after all observers
/// have received the current one. The navigator retains its observers.
@MainActor
public protocol NavigationObserver<Schema>: AnyObject {
    /// The schema of the navigators that can be observed.
    associatedtype Schema: NavigationSchema

    /// Called once, when the navigator is created.
    func navigationBegan(in navigator: Navigator<Schema>)
    /// Called after each requested operation, even if it changes nothing.
    func navigator(_ navigator: Navigator<Schema>, did event: NavigationEvent<Schema>)
}

extension NavigationObserver {
    public func navigationBegan(in navigator: Navigator<Schema>) {}
}

/// A requested operation, its outcome, and the states before and after it.
public struct NavigationEvent<Schema: NavigationSchema>: Hashable, Sendable {
    /// The requested operation, also if it wasn't applied.
    public let operation: NavigationOperation<Schema>
    /// The origin of the operation.
    public let source: NavigationSource
    /// The outcome. A pending operation has another event when it is resumed or given up.
    public let outcome: NavigationOutcome
    /// The state before the operation.
    public let before: NavigationState<Schema>
    /// The state after the operation. It equals ``before`` unless the outcome is `changed`.
    public let after: NavigationState<Schema>

    /// Creates an event, for tests of observers.
    public init(
        _ operation: NavigationOperation<Schema>, source: NavigationSource = .app,
        outcome: NavigationOutcome, before: NavigationState<Schema>, after: NavigationState<Schema>
    ) {
        self.operation = operation
        self.source = source
        self.outcome = outcome
        self.before = before
        self.after = after
    }

    /// The visible differences, in the order in which a screen shows them. O(*n*) in the size of the states.
    public var changes: [NavigationState<Schema>.Change] { outcome == .changed ? before.changes(to: after) : [] }
}
