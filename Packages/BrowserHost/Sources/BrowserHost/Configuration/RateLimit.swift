/// A bound on a rate: `burst` times at once, then `perSecond` times each second.
public struct RateLimit: Sendable, Hashable {
    public var burst: Int
    public var perSecond: Double

    /// - Parameters:
    ///   - burst: The number at once; at least 1.
    ///   - perSecond: The number each second after that.
    public init(burst: Int, perSecond: Double) {
        self.burst = burst
        self.perSecond = perSecond
    }
}
