/// A closed price range in minor units, with a text form for URLs: `?price=2000-4999`.
public struct PriceRange: Hashable, Codable, Sendable {
    public let range: ClosedRange<Int>

    public init(_ range: ClosedRange<Int>) { self.range = range }
}

extension PriceRange: LosslessStringConvertible {
    /// Creates a range from its text form in URLs. Returns `nil` unless it is two numbers in canonical form, lower
    /// bound first.
    public init?(_ description: String) {
        let ends = description.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let lower = Self.end(ends[0]), let upper = Self.end(ends[1]), lower <= upper else {
            return nil
        }
        self.init(lower...upper)
    }

    /// The text form in URLs.
    public var description: String { "\(range.lowerBound)-\(range.upperBound)" }

    private static func end(_ text: Substring) -> Int? {
        guard let number = Int(text), number >= 0, "\(number)" == text else { return nil }
        return number
    }
}
