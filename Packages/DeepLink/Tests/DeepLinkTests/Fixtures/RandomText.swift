import FlowTestSupport

extension SplitMix64 {
    /// Text of characters that links find hard: reserved, invisible, combining, beyond the basic plane.
    mutating func text(maximumLength: Int = 12) -> String {
        let odd: [Unicode.Scalar] = [
            "/", "?", "#", "%", "&", "=", "+", ":", "@", ";", ",", "\\", "\"", "'", " ", "\n", "\0", "\u{7F}", ".",
            "~", "é", "e", "\u{301}", "ß", "İ", "日", "👩", "\u{200D}", "👧", "🇪", "🇺", "\u{202E}", "\u{FEFF}",
            "\u{10FFFF}", "0", "a", "Z", "-", "_", "|", "[", "]", "{", "}", "^", "`", "<", ">",
        ]
        var result = ""
        for _ in 0..<Int.random(in: 0...maximumLength, using: &self) {
            result.unicodeScalars.append(odd.randomElement(using: &self) ?? "a")
        }
        return result
    }

    /// The same text, some of its characters percent-encoded.
    mutating func encoded(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if Int.random(in: 0..<4, using: &self) == 0 {
                for byte in UTF8.encode(scalar) ?? .init() {
                    let digits = String(byte, radix: 16, uppercase: Bool.random(using: &self))
                    result += "%\(byte < 16 ? "0" : "")\(digits)"
                }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
