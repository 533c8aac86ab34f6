import OrderedCollections

/// Changes that a screen shows already and stores one after the other: at most one for each key, in the order of the
/// requests.
///
/// A new value replaces the pending value of the same key: three quick taps on plus cause one write.
public struct PendingWrites<Key: Hashable, Value: Equatable>: Equatable {
    private var values: OrderedDictionary<Key, Value> = [:]

    /// The number of changes that have been stored. A value that was read before this number changed may be outdated.
    public private(set) var storedCount = 0

    /// Creates an empty queue.
    public init() {}

    /// The pending changes, the next one to store first.
    public var changes: [(key: Key, value: Value)] { values.map { ($0, $1) } }

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

extension PendingWrites: Sendable where Key: Sendable, Value: Sendable {}

/// Shows a stored value, and each later one, until the stream ends or the calling task is cancelled.
///
/// A value that was read before the last change was stored would revert the change on the screen. It isn't shown, and the
/// value is read again.
///
/// - Parameters:
///   - stored: Returns a stream of the stored value, followed by every change.
///   - storedCount: Returns ``PendingWrites/storedCount`` of the screen's changes.
///   - show: Shows a value.
@MainActor
public func followStored<Value>(
    _ stored: @MainActor () -> AsyncStream<Value>, storedCount: @MainActor () -> Int,
    show: @MainActor (Value) -> Void
) async {
    var isOutdated = true
    while isOutdated {
        isOutdated = false
        let count = storedCount()
        for await value in stored() {
            isOutdated = storedCount() != count
            if isOutdated { break }
            show(value)
        }
    }
}
