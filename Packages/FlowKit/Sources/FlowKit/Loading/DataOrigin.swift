/// The origin of a value to load.
///
/// Screens show cached data at once and refresh it, so a function that loads data has an origin as parameter. The cache
/// knows the age at which its data is stale.
public enum DataOrigin: Hashable, Sendable {
    /// The cache, unless its data is too old to be shown while the source is asked. Fast, and works offline.
    case stored
    /// The source, unless the cache is fresh. For the first load of a screen.
    case current
    /// The source. The response is cached. For a refresh that the user requests.
    case fresh
    /// The cache, regardless of its age. For a source that has failed.
    case fallback

    /// A Boolean value that indicates whether the source may be asked. The result is then a value or an error, never `nil`.
    public var mayAskSource: Bool { self == .current || self == .fresh }
}
