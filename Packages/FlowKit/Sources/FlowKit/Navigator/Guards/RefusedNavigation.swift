/// A navigation that did not take place, and why.
public struct RefusedNavigation<Schema: NavigationSchema>: Error, Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        /// It can't be done where one is.
        case refusal(NavigationRefusal<Schema>)
        /// A guard does not allow it.
        case objection(NavigationObjection)
    }

    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let cause: Cause
}

extension RefusedNavigation: CustomStringConvertible {
    /// For logs and failures of tests: "route to page(1) as push was refused. Guard 'sign-in': Sign in first."
    public var description: String {
        switch cause {
        case .refusal(let refusal): "\(operation) was refused. \(refusal)"
        case .objection(let objection): "\(operation) was refused. \(objection)"
        }
    }
}
