/// Names something presented, for as long as the app's navigation lives.
///
/// The state gives the numbers, in the order of presentation: the same operations give the same numbers.
public struct ModalID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func < (left: ModalID, right: ModalID) -> Bool { left.rawValue < right.rawValue }
}

/// The last number that was given.
///
/// It says nothing of where one is, so two states that differ in it alone are equal.
struct ModalCounter: Hashable, Sendable {
    /// More than that can't be told apart in JSON.
    static let limit = 1 << 53

    private(set) var last = 0

    mutating func next() -> ModalID {
        last &+= 1
        return ModalID(rawValue: last)
    }

    /// Makes sure that a number is not given once more.
    mutating func skip(_ id: ModalID) { last = max(last, min(id.rawValue, Self.limit)) }

    static func == (_: ModalCounter, _: ModalCounter) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
