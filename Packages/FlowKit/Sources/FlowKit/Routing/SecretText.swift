/// A secret in a link, such as the token of a link that resets a password.
///
/// It is read from a link, and never written: a route with it prints a link without it, its description is empty, and it is
/// encoded as `null`. So it is in none of what is stored or shown of the navigation: addresses, archives of the state,
/// journals, logs and analytics events. A screen that was restored doesn't have it.
///
/// ```swift
/// case resetPassword(token: SecretText?)  // "/reset-password?token"
/// ```
///
/// A route carries it as an optional value of the query: a link to a route that requires it couldn't be printed.
public struct SecretText: Hashable, Sendable {
    /// The secret. Send it to the server that issued it, and nowhere else.
    public let revealed: String

    /// Creates a secret. Returns `nil` for an empty text, and for one that is longer than 512 bytes.
    public init?(_ text: String) {
        guard (1...512).contains(text.utf8.count) else { return nil }
        revealed = text
    }
}

extension SecretText: LosslessStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// An empty text.
    public var description: String { "" }
    public var debugDescription: String { "(secret)" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SecretText: Codable {
    /// Throws in any case, because the secret isn't encoded. As an optional value, it is decoded as `nil`.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.valueNotFound(
            Self.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Secrets aren't stored"))
    }

    /// Encodes `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
