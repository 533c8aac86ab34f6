/// A token to ask with, and the signing in that it stands for.
public struct AccessToken: Hashable, Sendable {
    /// What goes with the request.
    public let value: String
    /// Counts the times somebody has signed in: tokens of two of them never stand in for one another.
    public let signIn: Int

    /// A token of one signing in.
    public init(value: String, signIn: Int) {
        self.value = value
        self.signIn = signIn
    }
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "AccessToken (not shown)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
