/// What the device keeps of the server, and how long each is good.
public enum CachedResource: String, CaseIterable, Hashable, Sendable {
    case brands
    case brochures
    case categories
    case configuration
    case notifications
    case orders
    case pictures
    case products
    case profile
    case reviews

    /// The one table of how long things are good.
    ///
    /// A price and a stock change by the minute and are checked again when something is bought. Brands and categories
    /// change by the month. Whatever it is: offline it is shown however old it is for weeks, and the screen says so.
    public var policy: CachePolicy {
        switch self {
        case .products: CachePolicy(timeToLive: .minutes(1), staleWhileRevalidate: .days(1), staleIfError: .days(60))
        case .reviews: CachePolicy(timeToLive: .minutes(5), staleWhileRevalidate: .days(1), staleIfError: .days(60))
        case .brands, .categories:
            CachePolicy(timeToLive: .hours(6), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        case .brochures: CachePolicy(timeToLive: .hours(1), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        case .configuration:
            CachePolicy(timeToLive: .minutes(5), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        case .orders, .notifications:
            CachePolicy(timeToLive: .seconds(30), staleWhileRevalidate: .days(1), staleIfError: .days(365))
        case .profile: CachePolicy(timeToLive: .minutes(10), staleWhileRevalidate: .days(7), staleIfError: .days(365))
        case .pictures: CachePolicy(timeToLive: .days(7), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        }
    }
}

extension Duration {
    static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
    static func hours(_ count: Int) -> Duration { .seconds(3_600 * count) }
    static func days(_ count: Int) -> Duration { .seconds(86_400 * count) }
}
