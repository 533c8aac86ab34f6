/// What shows the server who asks. Nothing prints it: neither a description, nor a dump, nor a log.
public struct Tokens: Hashable, Codable, Sendable {
    /// Goes with each request; the server takes it for a while.
    public let access: String
    /// Gets new tokens when the first is not taken any more. Shown for nothing else.
    public let refresh: String

    /// Both as the server gave them.
    public init(access: String, refresh: String) {
        self.access = access
        self.refresh = refresh
    }
}

extension Tokens: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "Tokens (not shown)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
