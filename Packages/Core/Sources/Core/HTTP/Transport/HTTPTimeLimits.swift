/// How long the parts of an exchange may take. How long the whole may, each request says itself.
public struct HTTPTimeLimits: Hashable, Sendable {
    /// How long it may take until there is a connection, a secure one where the address asks for that.
    public var connect: Duration
    /// How long nothing may come of the answer, before its beginning or within it.
    public var idle: Duration

    /// Five seconds to connect and ten without a byte, unless something else is asked for.
    public init(connect: Duration = .seconds(5), idle: Duration = .seconds(10)) {
        self.connect = connect
        self.idle = idle
    }
}
