/// How what a link shows is put into what is there.
public struct InboundPolicy: Hashable, Codable, Sendable {
    /// Where on the stack the link's screen goes.
    public enum Placement: String, CaseIterable, Hashable, Codable, Sendable {
        /// On top of what is there. Nothing happens when it is on top already.
        case append
        /// In the place of all over the tab's root.
        case replace
        /// The screen that is there already comes to the front, by taking away what lies over it. One that is not there
        /// goes on top; together with the screens that the link names under it, it goes in the place of all over the
        /// root.
        case reuse
    }

    public var placement: Placement
    /// Whether what is presented goes away. What stays has the link's screens in a sheet over it.
    public var dismissesModals: Bool

    public init(placement: Placement, dismissesModals: Bool) {
        self.placement = placement
        self.dismissesModals = dismissesModals
    }

    /// What a push changes of a policy; nil for what it leaves.
    public struct Change: Hashable, Codable, Sendable {
        public var placement: Placement?
        public var dismissesModals: Bool?

        public init(placement: Placement? = nil, dismissesModals: Bool? = nil) {
            self.placement = placement
            self.dismissesModals = dismissesModals
        }

        public static let none = Change()
    }

    /// The same with a change.
    public func changed(by change: Change) -> InboundPolicy {
        InboundPolicy(
            placement: change.placement ?? placement, dismissesModals: change.dismissesModals ?? dismissesModals)
    }
}

extension InboundPolicy: CustomStringConvertible {
    /// "reuse, dismisses what is presented"
    public var description: String {
        "\(placement.rawValue), \(dismissesModals ? "dismisses" : "keeps") what is presented"
    }
}
