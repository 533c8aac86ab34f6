public import Foundation

/// Where a picture is, as text.
///
/// Taking an address apart costs more than all the rest of reading a product from the store, and most products of a list
/// are never on the screen: so it is done when the address is wanted.
public struct ImageAddress: Hashable, Sendable {
    /// The address as it is written.
    public let text: String

    /// An address that is known to be one.
    public init(_ url: URL) { text = url.absoluteString }

    /// The text of an address that has been a ``url`` before. Nothing is checked.
    public init(text: String) { self.text = text }

    /// The address; nil when the text is none.
    public var url: URL? { URL(string: text) }
}

/// As one text, like an address.
extension ImageAddress: Codable {
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
