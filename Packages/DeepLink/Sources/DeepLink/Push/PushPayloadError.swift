/// A problem of a push.
public enum PushPayloadError: Error, Hashable, Sendable {
    case tooLarge(bytes: Int, limit: Int)
    case notJSON
    /// A required field is missing.
    case missing(path: String)
    /// A field has the wrong type.
    case wrongType(path: String, expected: String, found: String)
    case unknownVersion(Int)
    /// A field has none of the allowed values.
    case unknownValue(path: String, value: String, expected: [String])
    case tooLong(path: String, bytes: Int, limit: Int)
    case tooMany(path: String, count: Int, limit: Int)
    case empty(path: String)
    case controlCharacter(path: String)
    /// A field doesn't have the form of a link.
    case badLink(path: String, DeepLinkRefusal)
    case badDate(path: String)
    /// Two actions have the same name.
    case repeatedAction(path: String)
    /// No action has the name.
    case unknownAction
}

extension PushPayloadError: CustomStringConvertible {
    /// The problem and the next step. It has no text of the push except paths and short values.
    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "The push is \(bytes) bytes long; up to \(limit) are read. Send less."
        case .notJSON: "The push is not JSON in UTF-8, or not an object."
        case .missing(let path): "The push has no \"\(path)\". Add it."
        case .wrongType(let path, let expected, let found):
            "The push's \"\(path)\" is \(found), but should be \(expected)."
        case .unknownVersion(let version): "The push has version \(version); only 1 is read. Update the app."
        case .unknownValue(let path, let value, let expected):
            "The push's \"\(path)\" is \"\(value)\", but should be one of \(expected.joined(separator: ", "))."
        case .tooLong(let path, let bytes, let limit):
            "The push's \"\(path)\" is \(bytes) bytes long; up to \(limit) are read. Shorten it."
        case .tooMany(let path, let count, let limit):
            "The push's \"\(path)\" has \(count) entries; up to \(limit) are read. Send fewer."
        case .empty(let path): "The push's \"\(path)\" is empty. Fill it in or leave it out."
        case .controlCharacter(let path): "The push's \"\(path)\" holds a control character. Take it out."
        case .badLink(let path, let refusal): "The push's \"\(path)\" is no link. \(refusal)"
        case .badDate(let path):
            "The push's \"\(path)\" is no time. Write seconds since 1970, or a text like \"2026-01-31T12:00:00Z\"."
        case .repeatedAction(let path): "The push's \"\(path)\" is the name of an action before it. Give it another."
        case .unknownAction: "The push has no such action. Hand over the name of one that it has."
        }
    }
}
