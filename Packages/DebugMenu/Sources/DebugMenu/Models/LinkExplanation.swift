/// The outcome that a link would have.
public struct LinkExplanation: Hashable, Sendable {
    /// A property of the link's screen, or a step on the way to it.
    public struct Row: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The route, the activity, the tab, ignored parameters, the guards and the outcome.
    public var rows: [Row]
    /// The reason why the app doesn't open the link. `nil` if it does.
    public var refusal: String?

    public init(rows: [Row] = [], refusal: String? = nil) {
        self.rows = rows
        self.refusal = refusal
    }
}
