public import Model

/// When a request that failed is sent again.
public struct RetryPolicy: Hashable, Sendable {
    /// How often a request is sent at most, the first time included.
    public var attempts: Int
    /// About how long to wait before the second attempt. Each further wait is twice as long.
    public var firstDelay: Duration
    /// The longest wait. A server that wants more patience (`Retry-After`) is not asked again here: the caller learns
    /// when it may be asked.
    public var longestDelay: Duration

    /// Three attempts within a few seconds, unless something else is asked for.
    public init(
        attempts: Int = 3, firstDelay: Duration = .milliseconds(250), longestDelay: Duration = .seconds(5)
    ) {
        self.attempts = attempts
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
    }

    /// How long to wait after an attempt has failed; nil when there is to be no other.
    ///
    /// The wait is drawn from the upper half of its range, so that many devices that failed together do not come back
    /// together.
    ///
    /// - Parameters:
    ///   - attempt: Which attempt failed, counted from 1.
    ///   - failure: Why it failed.
    ///   - wish: How long the server asked us to wait.
    ///   - generator: What the wait is drawn with.
    public func delay(
        afterAttempt attempt: Int, failing failure: ServiceError, serverWish wish: Duration? = nil,
        using generator: inout some RandomNumberGenerator
    ) -> Duration? {
        guard attempt >= 1, attempt < attempts, failure.isTransient else { return nil }
        let doublings = min(attempt - 1, 16)
        let backoff = min(firstDelay * (1 << doublings), longestDelay)
        let drawn = backoff * Double.random(in: 0.5...1, using: &generator)
        guard let wish else { return drawn }
        return wish <= longestDelay ? max(wish, drawn) : nil
    }
}
