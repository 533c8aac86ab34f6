import Foundation
import GRDB

/// The content of `characterSearch` as the migration v3 creates it. Like the migration, it never changes, whatever becomes of
/// ``CharacterSearch``.
enum CharacterSearchV3 {
    static func fill(_ database: Database) throws {
        let products = try Row.fetchCursor(
            database, sql: "SELECT id, title, coalesce(brand, ''), description, tags FROM product")
        while let product = try products.next() {
            let texts: [String] = [product[1], product[2], product[3], product[4]]
            guard texts.contains(where: { $0.unicodeScalars.contains(where: isUnspaced) }) else { continue }
            let id: Int64 = product[0]
            try database.cachedStatement(
                sql: "INSERT INTO characterSearch (rowid, title, brand, description, tags) VALUES (?, ?, ?, ?, ?)"
            ).execute(arguments: [id] + StatementArguments(texts.map(separated)))
        }
    }

    /// Returns the text with U+0001 beside each character of a script without spaces.
    private static func separated(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnspaced) else { return text }
        var result = ""
        var wasUnspaced: Bool?
        for character in text.precomposedStringWithCanonicalMapping {
            let isUnspaced = character.unicodeScalars.first.map(isUnspaced) ?? false
            if let wasUnspaced, wasUnspaced || isUnspaced { result += "\u{1}" }
            result.append(character)
            wasUnspaced = isUnspaced
        }
        return result
    }

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FF, 0x3105...0x312F,
            0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
            0x1B000...0x1B16F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
