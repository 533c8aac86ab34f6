/// Makes names of other names.
enum Name {
    /// As the name of a value: `ProductDetails` is `productDetails`, `URLTools` is `urlTools`, `my-tab` is `myTab`.
    static func lowerCamelCase(_ text: String) -> String {
        let joined = camelCase(text)
        let capitals = joined.prefix { $0.isUppercase }.count
        guard capitals > 1 else { return joined.prefix(1).lowercased() + joined.dropFirst() }
        // The last capital begins the next word, unless there is none.
        let count = joined.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals
        return joined.prefix(count).lowercased() + joined.dropFirst(count)
    }

    static func upperCamelCase(_ text: String) -> String {
        let joined = camelCase(text)
        return joined.prefix(1).uppercased() + joined.dropFirst()
    }

    /// As a person reads it: `myAccount` and `my-account` are "My account".
    static func title(_ text: String) -> String {
        var words = ""
        for character in text {
            if character == "-" || character == "_" || character == "." {
                words += " "
            } else if character.isUppercase, words.last?.isLowercase == true {
                words += " \(character.lowercased())"
            } else {
                words.append(character)
            }
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The cases that a view model can belong to, the likeliest first.
    static func cases(ofViewModel type: String) -> [String] {
        var name = type.split(separator: ".").last.map(String.init) ?? type
        if name.hasSuffix("ViewModel") { name.removeLast("ViewModel".count) }
        return [lowerCamelCase(name), name.prefix(1).lowercased() + name.dropFirst(), name]
    }

    private static func camelCase(_ text: String) -> String {
        var result = ""
        for part in text.split(whereSeparator: { $0 == "-" || $0 == "." }) {
            result += result.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
        }
        return result
    }
}
