/// A point in the history of the local store. An observation that starts from it misses no later write.
///
/// It is valid only for the same store, until the app is restarted.
public struct ProductMoment: Hashable, Sendable {
    /// The number of the last change before this point.
    public let rawValue: Int

    /// Creates a point in the history after a number of changes.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
