public import Foundation

/// An answer (200) that is kept, with what the server knows it by.
public struct StoredResponse: Hashable, Codable, Sendable {
    /// What the server said besides, without what belongs to one exchange only, such as cookies.
    public var headers: HeaderFields
    /// The whole body, not compressed.
    public var body: Data

    /// An answer of these parts.
    public init(headers: HeaderFields, body: Data) {
        self.headers = headers
        self.body = body
    }

    /// About how many bytes it takes.
    public var size: Int {
        headers.fields.reduce(body.count) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }
}
