/// What the device keeps of the server, and how long each is good.
///
/// Brands are not among them: they are counted from the products that the device holds. Nor are pictures: one that changes
/// has another address, so the first answer is good until its room is needed.
public enum CachedResource: String, CaseIterable, Hashable, Sendable {
    case brochures
    case categories
    case configuration
    case notifications
    case orders
    case products
    case profile
    case reviews

    /// The one table of how long things are good.
    ///
    /// What is watched rather than loaded (the configuration, notifications, the profile) is there for as long as there is
    /// nothing newer: of the three times only the first one says anything of it.
    public var policy: CachePolicy {
        switch self {
        // A price and a stock change by the minute, and are checked again when something is bought.
        case .products: CachePolicy(timeToLive: .minutes(1), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        case .reviews: CachePolicy(timeToLive: .minutes(5), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        // These change by the month.
        case .categories:
            CachePolicy(timeToLive: .hours(6), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        // One is out for a week or two: an older one is shown only when there is no other.
        case .brochures: CachePolicy(timeToLive: .hours(1), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        // What was bought stays bought; how far it is on its way, one wants to know.
        case .orders: CachePolicy(timeToLive: .seconds(30), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        case .notifications: .watched(timeToLive: .seconds(30))
        case .configuration: .watched(timeToLive: .minutes(5))
        // It comes with the bag and the wishlist.
        case .profile: .watched(timeToLive: OutboxSender.minimumPullInterval)
        }
    }
}

extension CachePolicy {
    /// The policy of what is shown for as long as there is nothing newer.
    fileprivate static func watched(timeToLive: Duration) -> CachePolicy {
        CachePolicy(timeToLive: timeToLive, staleWhileRevalidate: .unlimited, staleIfError: .unlimited)
    }
}

extension Duration {
    static var unlimited: Duration { .seconds(Int64.max) }
    static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
    static func hours(_ count: Int) -> Duration { .seconds(3_600 * count) }
    static func days(_ count: Int) -> Duration { .seconds(86_400 * count) }
}
