extension PushPayloadError: CustomStringConvertible {
    /// What happened and what to do. Nothing in it is the push's own but paths, and values of few bytes.
    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "The push is \(bytes) bytes long; up to \(limit) are read. Send less."
        case .tooDeep(let limit): "The push is nested deeper than \(limit) levels. Send it flat."
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
