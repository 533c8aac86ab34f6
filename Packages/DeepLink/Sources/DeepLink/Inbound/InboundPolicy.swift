/// The combination of a link's screens with the current state.
public struct InboundPolicy: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The position of the link's screen on the stack.
    public enum Placement: String, CaseIterable, Hashable, Codable, Sendable {
        /// Pushes the screen, unless it's already on top.
        case append
        /// Replaces all screens over the tab's root.
        case replace
        /// Pops to the screen if it's on the stack, or else pushes it. If the link also names screens below its own and
        /// they aren't on the stack together, they replace all screens over the root.
        case reuse
    }

    /// The position of the link's screen on the stack.
    public var placement: Placement
    /// A Boolean value that indicates whether presented screens are dismissed. If not, the link's screens are presented in
    /// a sheet over them.
    public var dismissesModals: Bool

    /// Creates a policy. ``standard(for:)`` is that of events whose screen declares none.
    ///
    /// - Parameters:
    ///   - placement: The position of the link's screen on the stack.
    ///   - dismissesModals: `false` to present the link's screens over the presented ones.
    public init(placement: Placement, dismissesModals: Bool) {
        self.placement = placement
        self.dismissesModals = dismissesModals
    }

    /// The changes of a push to a policy. `nil` keeps a property.
    public struct Change: Hashable, Codable, Sendable {
        /// Another position of the link's screen.
        public var placement: Placement?
        /// Another treatment of presented screens.
        public var dismissesModals: Bool?

        /// Creates a change. Without arguments, it changes nothing.
        public init(placement: Placement? = nil, dismissesModals: Bool? = nil) {
            self.placement = placement
            self.dismissesModals = dismissesModals
        }
    }

    /// Returns the policy with a change.
    public func changed(by change: Change) -> InboundPolicy {
        InboundPolicy(
            placement: change.placement ?? placement, dismissesModals: change.dismissesModals ?? dismissesModals)
    }

    /// Returns the default policy of a source: see <doc:HandlingInboundEvents>.
    public static func standard(for source: InboundSource) -> InboundPolicy {
        switch source {
        case .customScheme, .universalLink, .tappedPush, .notificationAction:
            InboundPolicy(placement: .reuse, dismissesModals: true)
        case .shortcut: InboundPolicy(placement: .replace, dismissesModals: true)
        case .banner, .silentPush, .foregroundPush: InboundPolicy(placement: .append, dismissesModals: false)
        }
    }

    /// "reuse, dismisses what is presented"
    public var description: String {
        "\(placement.rawValue), \(dismissesModals ? "dismisses" : "keeps") what is presented"
    }
}

extension InboundPolicy.Placement {
    /// Returns the stack with screens placed on it: those below the link's own, and its own as the last.
    func stack<Route: Equatable>(_ screens: [Route], on stack: [Route]) -> [Route] {
        switch self {
        case .replace: return screens
        case .append: return stack.suffix(screens.count) == screens[...] ? stack : stack + screens
        case .reuse:
            // The topmost occurrence of the screens, one over the other.
            let topDown: [Route] = stack.reversed()
            if let found = topDown.firstRange(of: screens.reversed()) { return Array(stack.dropLast(found.lowerBound)) }
            return screens.count == 1 ? stack + screens : screens
        }
    }
}
