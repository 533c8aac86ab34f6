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

/// A bound on a rate: a number at once, and a number each second after that.
struct TokenBucket: Sendable {
    private let capacity: Double
    private let perSecond: Double
    private var tokens: Double
    private var last: Duration

    /// - Parameters:
    ///   - rate: The number at once and each second.
    ///   - now: The time on the clock that later calls use.
    init(_ rate: RateLimit, now: Duration) {
        capacity = Double(max(1, rate.burst))
        perSecond = max(0, rate.perSecond)
        tokens = capacity
        last = now
    }

    /// Takes tokens if there are enough. More than fit in the bucket can be taken when it is full, and are owed.
    ///
    /// A clock that goes backwards adds nothing and takes nothing away.
    mutating func take(_ count: Int = 1, at now: Duration) -> Bool {
        fill(at: now)
        guard tokens >= min(Double(count), capacity) else { return false }
        tokens -= Double(count)
        return true
    }

    /// Returns whether nothing is owed and nothing was taken lately.
    mutating func isFull(at now: Duration) -> Bool {
        fill(at: now)
        return tokens >= capacity
    }

    private mutating func fill(at now: Duration) {
        let elapsed = now - last
        guard elapsed > .zero else { return }
        tokens = min(capacity, tokens + elapsed.seconds * perSecond)
        last = now
    }
}

/// One bucket for each client address.
struct AddressBuckets: Sendable {
    private let rate: RateLimit
    private let limit: Int
    private var buckets: [ClientAddress: TokenBucket] = [:]

    /// - Parameters:
    ///   - rate: The rate of each address.
    ///   - limit: The number of addresses that are remembered. With more than that at once, others are refused.
    init(_ rate: RateLimit, limit: Int = 4096) {
        self.rate = rate
        self.limit = limit
    }

    mutating func take(for address: ClientAddress, at now: Duration) -> Bool {
        if buckets[address] == nil, buckets.count >= limit {
            for (known, var bucket) in buckets where bucket.isFull(at: now) { buckets[known] = nil }
            guard buckets.count < limit else { return false }
        }
        return buckets[address, default: TokenBucket(rate, now: now)].take(at: now)
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
