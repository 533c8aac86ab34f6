import OrderedCollections

/// Changes that a screen shows already and stores one after the other: at most one for each key, in the order of the
/// requests.
///
/// A new value replaces the pending value of the same key: three quick taps on plus cause one write.
public struct PendingWrites<Key: Hashable, Value: Equatable> {
    private var values: OrderedDictionary<Key, Value> = [:]

    /// The number of changes that have been stored. A value that was read before this number changed may be outdated.
    public private(set) var storedCount = 0

    /// Creates an empty queue.
    public init() {}

    /// The next change to store.
    public var next: (key: Key, value: Value)? { values.elements.first }

    /// Adds a change, or replaces the pending change of the same key in its place.
    public mutating func request(_ value: Value, for key: Key) { values[key] = value }

    /// Removes a stored change, unless another value has been requested for its key since.
    public mutating func didStore(_ value: Value, for key: Key) {
        storedCount += 1
        if values[key] == value { values[key] = nil }
    }

    /// Removes the pending change of a key after storing failed.
    public mutating func refused(_ key: Key) { values[key] = nil }
}

extension PendingWrites: Sequence {
    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var iterator = values.makeIterator()
        return AnyIterator { iterator.next() }
    }
}

extension PendingWrites: Equatable {}
extension PendingWrites: Sendable where Key: Sendable, Value: Sendable {}
