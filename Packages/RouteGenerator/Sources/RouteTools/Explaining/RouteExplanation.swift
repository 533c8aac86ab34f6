public import RouteGenerator

/// What a link means, and why.
public struct RouteExplanation: Hashable, Sendable {
    /// A route that was asked whether it takes the link.
    public struct Candidate: Hashable, Sendable {
        public enum Verdict: Hashable, Sendable {
            /// It takes the path. What its values hold changes nothing about that.
            case takes
            /// It fits, but another one goes before it.
            case beaten(by: String)
            /// It does not fit, for this reason.
            case rejected(String)
        }

        public var screen: AppMap.Screen
        public var verdict: Verdict
    }

    /// A value of the route that takes the link.
    public struct Value: Hashable, Sendable {
        public var parameter: RouteParameter
        /// Decoded: one text, or as many as the link has.
        public var texts: [String]
        public var check: ValueCheck
    }

    /// A screen of the stack that the link leads to.
    public struct Step: Hashable, Sendable {
        /// `ProductDetails.productDetails`
        public var screen: String
        public var path: String
        /// How it comes: `root`, or the screen's own transition.
        public var transition: String
    }

    /// Where the link leads.
    public struct Destination: Hashable, Sendable {
        public var screen: AppMap.Screen
        /// The tab's name.
        public var tab: String
        /// Why it is this tab, as the end of a sentence.
        public var tabReason: String
        /// From the root of the tab up.
        public var stack: [Step]
    }

    public enum Outcome: Hashable, Sendable {
        case shown(Destination)
        /// Why the link is refused, as a sentence.
        case refused(String)
    }

    public var link: String
    /// The path, decoded; nil when the link can't be read.
    public var path: String?
    /// All routes: those that fit, the preferred first, then the others, the nearest first.
    public var candidates: [Candidate] = []
    /// In the order of the pattern.
    public var values: [Value] = []
    /// Names in the query that the pattern does not have: they make no difference.
    public var ignored: [String] = []
    /// What is left for the app to say.
    public var notes: [String] = []
    public var outcome: Outcome

    /// Whether the link shows a screen.
    public var isShown: Bool {
        if case .shown = outcome { true } else { false }
    }
}
