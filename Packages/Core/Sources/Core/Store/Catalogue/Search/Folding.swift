import Foundation

/// Text as the full text search compares it: in small letters, without accents.
enum Folding {
    /// The letters of a character. Some characters have none.
    static func folded(_ character: Character) -> String.UnicodeScalarView {
        if let ascii = character.asciiValue, character != "\r\n" {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
            return String.UnicodeScalarView([Unicode.Scalar(isCapital ? ascii + 32 : ascii)])
        }
        var folded = String.UnicodeScalarView()
        for scalar in String(character).decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            let small = scalar.properties.lowercaseMapping.unicodeScalars
            // A mapping to several is not what the full text search does.
            if small.count == 1 { folded.append(contentsOf: small) } else { folded.append(scalar) }
        }
        return folded
    }

    static func folded(_ text: some StringProtocol) -> String {
        var folded = String.UnicodeScalarView()
        for character in text { folded.append(contentsOf: Self.folded(character)) }
        return String(folded)
    }
}
