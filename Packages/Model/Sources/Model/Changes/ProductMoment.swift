/// A moment in the life of the device's store: whoever watches from it on misses nothing that was written after it.
///
/// It is of no use for another store, nor after the app has been started again.
public struct ProductMoment: Hashable, Sendable {
    /// The number of the last change before it.
    public let rawValue: Int

    /// The moment after so many changes.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
