/// A list of the latest elements: when it is full, the oldest one gives way. Appending costs O(1), whatever its length.
public struct BoundedRing<Element> {
    /// How many elements there can be.
    public let capacity: Int
    @usableFromInline var storage: [Element] = []
    /// Where the oldest element is.
    @usableFromInline var first = 0

    /// - Parameter capacity: Below zero counts as zero: nothing is kept.
    @inlinable
    public init(capacity: Int) {
        self.capacity = Swift.max(capacity, 0)
    }

    /// Adds an element and returns the one that gave way, which is the element itself if none can be kept.
    @inlinable
    @discardableResult
    public mutating func append(_ element: consuming Element) -> Element? {
        if storage.count < capacity {
            storage.append(element)
            return nil
        }
        guard capacity > 0 else { return element }
        swap(&storage[first], &element)
        first += 1
        if first == capacity { first = 0 }
        return element
    }
}

extension BoundedRing: RandomAccessCollection {
    @inlinable
    public var startIndex: Int { 0 }

    @inlinable
    public var endIndex: Int { storage.count }

    /// The oldest element is the first.
    @inlinable
    public subscript(position: Int) -> Element {
        precondition(indices.contains(position), "position \(position) is outside of \(indices)")
        return storage[(first + position) % storage.count]
    }
}

extension BoundedRing: Equatable where Element: Equatable {
    /// Whether both hold the same, wherever it is stored.
    public static func == (left: BoundedRing, right: BoundedRing) -> Bool { left.elementsEqual(right) }
}

extension BoundedRing: Sendable where Element: Sendable {}
