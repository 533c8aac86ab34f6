/// Which policy an event has: what a push says counts most, then what is said of the screen, then the door's own.
public struct InboundPolicies<Route: Hashable & Sendable>: Sendable {
    /// Who has decided.
    public enum Origin: Hashable, Sendable {
        case source(InboundSource)
        case route
        case payload
    }

    /// The policies of doors that differ from ``InboundPolicy/standard(for:)``.
    public var sources: [InboundSource: InboundPolicy]
    /// The policy of a screen; nil for one that leaves it to the door.
    public var route: @Sendable (Route) -> InboundPolicy?

    public init(
        sources: [InboundSource: InboundPolicy] = [:],
        route: @escaping @Sendable (Route) -> InboundPolicy? = { _ in nil }
    ) {
        self.sources = sources
        self.route = route
    }

    /// The policy for a screen that an event leads to, and who has decided it.
    public func policy(
        for route: Route, from source: InboundSource, change: InboundPolicy.Change = .none
    ) -> (policy: InboundPolicy, origin: Origin) {
        let special = self.route(route)
        let policy = special ?? sources[source] ?? .standard(for: source)
        if change != .none { return (policy.changed(by: change), .payload) }
        return (policy, special == nil ? .source(source) : .route)
    }
}

extension InboundPolicies.Origin: CustomStringConvertible {
    public var description: String {
        switch self {
        case .source(let source): "as of \(source)"
        case .route: "as the screen has it"
        case .payload: "as the push has it"
        }
    }
}
