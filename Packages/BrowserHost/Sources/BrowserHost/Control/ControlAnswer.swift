/// What an app makes of a message that came from this machine.
public struct ControlAnswer: Codable, Hashable, Sendable {
    /// Whether the app has taken it.
    public let isAccepted: Bool
    /// What came of it, or why nothing does, for the one who sent it.
    public let text: String

    public static func accepted(_ text: String) -> ControlAnswer { ControlAnswer(isAccepted: true, text: text) }

    public static func refused(_ text: String) -> ControlAnswer { ControlAnswer(isAccepted: false, text: text) }
}

/// The answer of one session's app.
public struct SessionAnswer: Codable, Hashable, Sendable {
    /// The session's name, which is not its secret: see ``SessionContext/name``.
    public let session: String
    public let answer: ControlAnswer

    public init(session: String, answer: ControlAnswer) {
        self.session = session
        self.answer = answer
    }
}
