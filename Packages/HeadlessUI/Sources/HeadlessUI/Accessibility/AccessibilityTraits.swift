/// The roles and states that a view has for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var rawValue: UInt32

    public init() { rawValue = 0 }
    private init(bit: UInt32) { rawValue = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let isStaticText = AccessibilityTraits(bit: 6)
    public static let updatesFrequently = AccessibilityTraits(bit: 7)
    public static let isModal = AccessibilityTraits(bit: 8)
    public static let isToggle = AccessibilityTraits(bit: 9)
    public static let isSummaryElement = AccessibilityTraits(bit: 10)

    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(rawValue | other.rawValue) }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(rawValue & other.rawValue) }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(rawValue ^ other.rawValue)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        rawValue |= newMember.rawValue
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        rawValue &= ~member.rawValue
        return member
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = contains(newMember) ? newMember : nil
        rawValue |= newMember.rawValue
        return old
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }

    private func with(_ rawValue: UInt32) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.rawValue = rawValue
        return traits
    }
}

/// The way in which the children of an accessibility element are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// Each on its own.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// As one, with the labels of all.
    public static let combine = AccessibilityChildBehavior(name: "combine")
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
}
