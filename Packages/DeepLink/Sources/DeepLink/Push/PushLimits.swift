/// How much is read of a push.
enum PushLimits {
    /// In bytes: as much as Apple's service delivers.
    static let bytes = 4_096
    /// How many lists and objects lie in one another.
    static let depth = 8
    /// Of names and topics, in bytes.
    static let name = 128
    /// Of titles, in bytes.
    static let title = 256
    /// Of bodies and links, in bytes.
    static let text = 2_048
    static let topics = 32
    static let actions = 4
}

extension PushLimits {
    /// Whether lists and objects lie in one another deeper than is read. Asked before anything is decoded, because
    /// decoders go down by calling themselves.
    static func isTooDeep(_ json: some Sequence<UInt8>) -> Bool {
        var depth = 0
        var isInText = false
        var isEscaped = false
        for byte in json {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if depth > self.depth { return true }
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return false
    }
}
