/// A section of the category selector, with a text form for URLs: `?section=brands`.
public enum CategorySection: String, CaseIterable, Hashable, Codable, Sendable {
    case categories
    case brands
}

extension CategorySection: LosslessStringConvertible {
    /// Creates a section from its text form. Returns `nil` for any other text.
    public init?(_ description: String) { self.init(rawValue: description) }

    /// The text form in URLs.
    public var description: String { rawValue }
}
