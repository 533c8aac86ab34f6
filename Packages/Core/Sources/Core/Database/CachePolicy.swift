/// The times in which stored data is fresh and can be shown.
struct CachePolicy: Hashable, Sendable {
    /// The time in which the data is fresh: the server isn't asked.
    var timeToLive: Duration
    /// The time after ``timeToLive`` in which the data is shown while the server is asked.
    var staleWhileRevalidate: Duration
    /// The time after ``timeToLive`` in which the data is shown if the server can't respond.
    var staleIfError: Duration

    /// Creates a policy. Negative times count as zero.
    init(timeToLive: Duration, staleWhileRevalidate: Duration = .zero, staleIfError: Duration = .zero) {
        self.timeToLive = max(timeToLive, .zero)
        self.staleWhileRevalidate = max(staleWhileRevalidate, .zero)
        self.staleIfError = max(staleIfError, .zero)
    }

    /// Returns the phase of data of an age. A negative age, which data has that was loaded when the clock was ahead, isn't
    /// trusted.
    func phase(atAge age: Duration) -> CachePhase {
        if age < .zero { return staleIfError > .zero ? .usableOnError : .expired }
        if age < timeToLive { return .fresh }
        let stale = age - timeToLive
        if stale < staleWhileRevalidate { return .usable }
        return stale < staleIfError ? .usableOnError : .expired
    }
}

/// The use of stored data, by its age.
enum CachePhase: Hashable, Sendable {
    /// Show it.
    case fresh
    /// Show it, and ask the server.
    case usable
    /// Ask the server, and show it if the server can't respond.
    case usableOnError
    /// Ask the server.
    case expired
}

/// The server's data on the device. Each kind has a policy.
///
/// Brands have none, because they are counted from the stored products.
enum CachedResource: String, CaseIterable, Hashable, Sendable {
    case brochures
    case categories
    case configuration
    case notifications
    case notificationSettings
    case orders
    case ownReviews
    case products
    case profile
    case reviews

    /// The policy of each kind of data.
    ///
    /// Configuration, notifications and the profile are observed rather than loaded. They are shown until there are newer
    /// ones, so only their time to live matters.
    var policy: CachePolicy {
        switch self {
        // Prices and stock change by the minute, and are checked again when an order is placed.
        case .products: CachePolicy(timeToLive: .minutes(1), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        case .reviews: CachePolicy(timeToLive: .minutes(5), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        // Categories change by the month.
        case .categories:
            CachePolicy(timeToLive: .hours(6), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        // A brochure is valid for a week or two. An older brochure is shown only if there is no other.
        case .brochures: CachePolicy(timeToLive: .hours(1), staleWhileRevalidate: .days(7), staleIfError: .days(60))
        // Orders are permanent. Users want to see their current status.
        case .orders: CachePolicy(timeToLive: .seconds(30), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        // The user may have changed them a moment ago, on any device.
        case .ownReviews, .notificationSettings:
            CachePolicy(timeToLive: .seconds(1), staleWhileRevalidate: .days(30), staleIfError: .days(365))
        case .notifications: .observed(timeToLive: .seconds(30))
        case .configuration: .observed(timeToLive: .minutes(5))
        // The profile is loaded together with the bag and the wishlist.
        case .profile: .observed(timeToLive: OutboxSender.minimumPullInterval)
        }
    }
}

extension CachePolicy {
    /// Returns the policy of data that is shown until there is newer data.
    fileprivate static func observed(timeToLive: Duration) -> CachePolicy {
        let unlimited = Duration.seconds(Int64.max)
        return CachePolicy(timeToLive: timeToLive, staleWhileRevalidate: unlimited, staleIfError: unlimited)
    }
}

extension Duration {
    static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
    static func hours(_ count: Int) -> Duration { .seconds(3_600 * count) }
    static func days(_ count: Int) -> Duration { .seconds(86_400 * count) }
}
