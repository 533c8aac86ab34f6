/// An app's response to a message from a program on this machine.
public struct ControlAnswer: Codable, Hashable, Sendable {
    /// A Boolean value indicating that the app accepts the message.
    public let isAccepted: Bool
    /// The result or the reason, for the sender.
    public let text: String

    public static func accepted(_ text: String) -> ControlAnswer { ControlAnswer(isAccepted: true, text: text) }

    public static func refused(_ text: String) -> ControlAnswer { ControlAnswer(isAccepted: false, text: text) }
}

/// The response of one session's app.
public struct SessionAnswer: Codable, Hashable, Sendable {
    /// The session's name, which is not its secret: see ``SessionContext/name``.
    public let session: String
    public let answer: ControlAnswer

    public init(session: String, answer: ControlAnswer) {
        self.session = session
        self.answer = answer
    }
}
