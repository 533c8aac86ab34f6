/// Changes that a screen shows already and stores one after the other: at most one for each key, in the order of the
/// requests.
///
/// A new value replaces the pending value of the same key: three quick taps on plus cause one write.
public struct PendingWrites<Key: Hashable, Value: Equatable>: Equatable {
    private var values: [Key: Value] = [:]
    private var order: [Key] = []

    /// The number of changes that have been stored. A value that was read before this number changed may be outdated.
    public private(set) var storedCount = 0

    /// Creates an empty queue.
    public init() {}

    /// The pending changes, the next one to store first.
    public var changes: [(key: Key, value: Value)] { order.compactMap { key in values[key].map { (key, $0) } } }

    /// The next change to store.
    public var next: (key: Key, value: Value)? { changes.first }

    /// Adds a change, or replaces the pending change of the same key in its place.
    public mutating func request(_ value: Value, for key: Key) {
        if values.updateValue(value, forKey: key) == nil { order.append(key) }
    }

    /// Removes a stored change, unless another value has been requested for its key since.
    public mutating func didStore(_ value: Value, for key: Key) {
        storedCount += 1
        if values[key] == value { refused(key) }
    }

    /// Removes the pending change of a key after storing failed.
    public mutating func refused(_ key: Key) {
        values[key] = nil
        order.removeAll { $0 == key }
    }
}

extension PendingWrites: Sendable where Key: Sendable, Value: Sendable {}
