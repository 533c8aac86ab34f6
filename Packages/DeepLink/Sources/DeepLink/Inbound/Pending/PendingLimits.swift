/// How many events wait, and how long.
public struct PendingLimits: Hashable, Sendable {
    /// When there are more, the oldest one gives way. At least one.
    public let count: Int
    /// How long each of them waits at most.
    public let lifetime: Duration

    public init(count: Int = 20, lifetime: Duration = .seconds(86_400)) {
        self.count = max(count, 1)
        self.lifetime = lifetime
    }
}
