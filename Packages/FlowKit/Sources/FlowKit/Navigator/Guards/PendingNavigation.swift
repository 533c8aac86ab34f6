/// A navigation that waits until a reason goes away.
public struct PendingNavigation<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let objection: NavigationObjection

    public var reason: NavigationReason { objection.reason }
}

extension PendingNavigation: CustomStringConvertible {
    /// For debug menus and failures of tests: "route to page(1) as push waits. Guard 'sign-in': Sign in first."
    public var description: String { "\(operation) waits. \(objection)" }
}
