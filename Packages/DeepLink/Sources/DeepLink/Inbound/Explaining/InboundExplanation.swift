/// What would become of an event, and why: each step of its way, without anything being done.
public struct InboundExplanation: Hashable, Sendable {
    /// A step, and what it decides.
    public struct Stage: Hashable, Sendable {
        /// `source`, `link`, `policy`, `plan`, `guards`, `outcome`.
        public let name: String
        public let text: String
    }

    /// The event, as a log may show it.
    public let subject: String
    public internal(set) var stages: [Stage] = []
    /// What would become of it; nil for what can't be known beforehand, as a refresh.
    public internal(set) var outcome: InboundOutcome?

    init(_ subject: String) { self.subject = subject }

    mutating func add(_ name: String, _ text: String) { stages.append(Stage(name: name, text: text)) }
}

extension InboundExplanation: CustomStringConvertible {
    /// A line for the event, and one for each step.
    public var description: String {
        ([subject] + stages.map { "  \($0.name): \($0.text)" }).joined(separator: "\n")
    }
}
