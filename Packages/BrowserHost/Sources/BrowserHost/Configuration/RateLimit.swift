/// How often something may happen: `burst` times at once, then `perSecond` times each second.
public struct RateLimit: Sendable, Hashable {
    public var burst: Int
    public var perSecond: Double

    /// - Parameters:
    ///   - burst: How many may come at once; at least one is always allowed.
    ///   - perSecond: How many are allowed again each second.
    public init(burst: Int, perSecond: Double) {
        self.burst = burst
        self.perSecond = perSecond
    }
}
