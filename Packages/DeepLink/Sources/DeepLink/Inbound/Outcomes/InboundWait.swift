public import FlowKit

/// What an event waits for.
public enum InboundWait: Hashable, Codable, Sendable {
    /// The app has not started up yet.
    case appReady
    /// A guard has it wait until its reason goes away.
    case reason(NavigationReason)
}

extension InboundWait: CustomStringConvertible {
    public var description: String {
        switch self {
        case .appReady: "The app is not ready yet."
        case .reason(let reason): reason.description
        }
    }
}
