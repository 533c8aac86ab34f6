/// The source of a value to load.
///
/// Screens show cached data at once and refresh it, so a function that loads data has a policy as parameter. The cache
/// knows the age at which its data is stale.
public enum FetchPolicy: Hashable, Sendable {
    /// The cache, unless its data is too old to be shown while the network is asked. Fast, and works offline.
    case cacheOnly
    /// The cache if it is fresh, otherwise the network. For the first load of a screen.
    case cacheFirst
    /// The network. The response is cached. For a refresh that the user requests.
    case networkOnly
    /// The cache, regardless of its age. For a request that has failed.
    case staleIfError

    /// A Boolean value that indicates whether a request may be sent. The result is then a value or an error, never `nil`.
    public var mayFetch: Bool { self == .cacheFirst || self == .networkOnly }
}
