/// The identifier of something presented.
///
/// A state assigns consecutive numbers in the order of presentation, so the same operations give the same identifiers. An
/// app begins each launch with a ``random()`` number: identifiers of another launch, for instance in a decoded state, are
/// then never mistaken for its own.
public struct ModalID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns an identifier that no other launch of the app is likely to use.
    ///
    /// It is at most half of the largest number that JSON can represent, which leaves enough numbers after it.
    public static func random() -> ModalID { ModalID(rawValue: .random(in: 1...ModalCounter.limit / 2)) }

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
    init(after last: Int = 0) { self.last = last }

    @inlinable
    var upcoming: ModalID { ModalID(rawValue: last &+ 1) }

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
