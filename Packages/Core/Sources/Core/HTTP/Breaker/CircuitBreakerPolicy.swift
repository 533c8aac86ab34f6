/// When a server that fails is left alone, and for how long.
public struct CircuitBreakerPolicy: Hashable, Sendable {
    /// How many failures in a row it takes. At least 1.
    public var failures: Int
    /// How long nothing is asked at first. Each further time is twice as long.
    public var firstWait: Duration
    /// The longest time in which nothing is asked.
    public var longestWait: Duration

    /// After five failures in a row for a second, then for two, four and so on up to half a minute, unless something else
    /// is asked for.
    public init(failures: Int = 5, firstWait: Duration = .seconds(1), longestWait: Duration = .seconds(30)) {
        self.failures = max(failures, 1)
        self.firstWait = firstWait
        self.longestWait = longestWait
    }
}
