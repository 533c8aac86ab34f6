/// Bounds a rate: so many at once, and so many each second after that.
struct TokenBucket: Sendable {
    private let capacity: Double
    private let perSecond: Double
    private var tokens: Double
    private var last: Duration

    /// - Parameters:
    ///   - rate: How many at once and each second.
    ///   - now: The time on the clock that later calls use.
    init(_ rate: RateLimit, now: Duration) {
        capacity = Double(max(1, rate.burst))
        perSecond = max(0, rate.perSecond)
        tokens = capacity
        last = now
    }

    /// Takes one if there is one. A clock that goes backwards adds nothing and takes nothing away.
    mutating func take(at now: Duration) -> Bool {
        let elapsed = now - last
        if elapsed > .zero {
            tokens = min(capacity, tokens + elapsed.seconds * perSecond)
            last = now
        }
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
