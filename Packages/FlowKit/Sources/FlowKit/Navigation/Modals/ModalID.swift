/// Names something presented, for as long as the app's navigation lives.
///
/// The state gives the numbers, in the order of presentation: the same operations give the same numbers.
public struct ModalID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) { self.rawValue = rawValue }

    @inlinable
    public static func < (left: ModalID, right: ModalID) -> Bool { left.rawValue < right.rawValue }
}

/// The last number that was given.
///
/// It says nothing of where one is, so two states that differ in it alone are equal.
@usableFromInline
struct ModalCounter: Hashable, Sendable {
    /// More than that can't be told apart in JSON.
    @inlinable
    static var limit: Int { 1 << 53 }

    @usableFromInline var last = 0

    @inlinable
    init() {}

    @inlinable
    mutating func next() -> ModalID {
        last &+= 1
        return ModalID(rawValue: last)
    }

    /// Makes sure that a number is not given once more.
    @inlinable
    mutating func skip(_ id: ModalID) { last = max(last, min(id.rawValue, Self.limit)) }

    @inlinable
    static func == (_: ModalCounter, _: ModalCounter) -> Bool { true }
    @inlinable
    func hash(into hasher: inout Hasher) {}
}
