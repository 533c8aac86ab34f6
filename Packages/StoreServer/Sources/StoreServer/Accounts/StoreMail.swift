/// A message to a user, which a shop would send by mail.
public struct StoreMail: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The user's email address.
    public let address: String
    public let text: String
    /// The link in the message, as in `/reset-password?token=…`. It may contain a secret.
    public let link: String

    /// The text without the address and the link.
    public var description: String { text }
    public var debugDescription: String { description }
}
