public import Foundation

/// The URL of a picture, stored as text.
///
/// Parsing a URL costs more than reading the rest of a product from the store, and most products of a list never appear
/// on the screen. Therefore the text is parsed only when the URL is used.
public struct ImageAddress: Hashable, Sendable {
    /// The URL as text.
    public let text: String

    /// Creates an address from a URL.
    public init(_ url: URL) { text = url.absoluteString }

    /// Creates an address from text without validation.
    public init(text: String) { self.text = text }

    /// The URL. `nil` if the text isn't a valid URL.
    public var url: URL? { URL(string: text) }
}
