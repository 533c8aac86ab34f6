extension Character {
    /// A Boolean value that indicates whether the character belongs to a script without spaces between words: Chinese,
    /// Japanese, Thai, Lao, Burmese or Khmer. A search finds such characters anywhere in a text.
    public var isUnspaced: Bool { unicodeScalars.first?.isUnspaced == true }
}

extension StringProtocol {
    /// A Boolean value that indicates whether the text has characters of a script without spaces between words.
    public var hasUnspacedCharacters: Bool {
        // Most texts have no such byte, and need no decoding.
        utf8.contains { $0 >= Unicode.Scalar.firstUnspacedByte } && unicodeScalars.contains(where: \.isUnspaced)
    }
}

extension Unicode.Scalar {
    /// The first UTF-8 byte of U+0E00.
    fileprivate static let firstUnspacedByte: UInt8 = 0xE0

    fileprivate var isUnspaced: Bool {
        switch value {
        case 0x0E00...0x0EFF: true  // Thai, Lao
        case 0x1000...0x109F, 0x1780...0x17FF: true  // Burmese, Khmer
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF: true  // kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true  // Chinese characters
        case 0xFF66...0xFF9F: true  // kana of half the width
        case 0x1B000...0x1B16F, 0x20000...0x3FFFF: true  // rare kana and Chinese characters
        default: false
        }
    }
}
