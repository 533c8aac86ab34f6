/// A range of prices as it is written in URLs: `?price=2000-4999`, in minor units, with both ends in it.
public struct PriceRange: Hashable, Codable, Sendable {
    public let range: ClosedRange<Int>

    public init(_ range: ClosedRange<Int>) { self.range = range }
}

extension PriceRange: LosslessStringConvertible {
    /// Reads the text of a URL; nil for anything but two numbers, the lower one first, each written in the one way there
    /// is.
    public init?(_ description: String) {
        let ends = description.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let lower = Self.end(ends[0]), let upper = Self.end(ends[1]), lower <= upper else {
            return nil
        }
        self.init(lower...upper)
    }

    /// The text that stands in a URL.
    public var description: String { "\(range.lowerBound)-\(range.upperBound)" }

    private static func end(_ text: Substring) -> Int? {
        guard let number = Int(text), number >= 0, "\(number)" == text else { return nil }
        return number
    }
}
