import Foundation

/// The first of what stands at a place of an answer, for an error's text.
enum Snippet {
    /// How many characters are shown.
    static let length = 80

    /// What stands at the place, or else at the nearest one around it that is there. Of what is no JSON, its beginning.
    /// Nil for nothing, and for whatever looks like a secret.
    static func text(of body: Data, at path: String) -> String? {
        let found = value(in: body, at: path) ?? String(decoding: body.prefix(4 * length), as: UTF8.self)
        guard !mayBeSecret(found) else { return nil }
        let shown = found.unicodeScalars.map { isShown($0) ? Character($0) : " " }
        let words = String(shown).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(length))
    }

    private static func value(in body: Data, at path: String) -> String? {
        guard var value = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) else { return nil }
        for key in path.split(separator: ".").map(String.init) {
            if let object = value as? [String: Any], let next = object[key] {
                value = next
            } else if let list = value as? [Any], let place = Int(key), list.indices.contains(place) {
                value = list[place]
            } else {
                break
            }
        }
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: value, options: options))
            .map { String(decoding: $0.prefix(4 * length), as: UTF8.self) }
    }

    /// Neither what controls a terminal, nor what changes the direction or the line.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }

    private static func mayBeSecret(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["authorization", "bearer", "cookie", "eyj", "password", "secret", "token"].contains {
            text.contains($0)
        }
    }
}
