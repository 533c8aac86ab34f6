/// A stack of values of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }

    /// Removes the last `k` values.
    ///
    /// - Precondition: `k` is at least 0 and at most ``count``, as in SwiftUI.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(
            (0...elements.count).contains(k), "NavigationPath can't remove \(k) of its \(elements.count) values.")
        elements.removeLast(k)
    }
}
