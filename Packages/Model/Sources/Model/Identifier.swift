/// An identifier that belongs to one kind of value: a ``Product/ID`` isn't an ``Order/ID``, although both are numbers.
///
/// `Owner` only tells identifiers apart; no value of it is stored.
public struct Identifier<Owner, RawValue: Hashable & Codable & Sendable>: RawRepresentable, Hashable, Sendable {
    /// The server's or the store's value.
    public let rawValue: RawValue

    /// Creates an identifier from its raw value.
    public init(rawValue: RawValue) { self.rawValue = rawValue }
}

extension Identifier: Codable {
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(RawValue.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Identifier: CustomStringConvertible, LosslessStringConvertible where RawValue: LosslessStringConvertible {
    /// Creates an identifier from a text in the form of ``description``. Returns `nil` for an empty text, and for a
    /// number that is negative or isn't in canonical form (`007`).
    public init?(_ description: String) {
        guard !description.isEmpty, let value = RawValue(description), value.description == description else {
            return nil
        }
        if let number = value as? Int, number < 0 { return nil }
        rawValue = value
    }

    /// The identifier as it appears in URLs.
    public var description: String { rawValue.description }
}

extension Identifier: Comparable where RawValue: Comparable {
    /// Compares the raw values.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
