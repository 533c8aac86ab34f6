/// Conversions between the names of modules, view models, tabs and cases.
package enum SwiftName {
    /// Returns the name of a value: `productDetails` for `ProductDetails`, `urlTools` for `URLTools`, `myTab` for
    /// `my-tab`.
    package static func lowerCamelCase(_ text: String) -> String {
        let joined = camelCase(text)
        let capitals = joined.prefix { $0.isUppercase }.count
        guard capitals > 1 else { return joined.prefix(1).lowercased() + joined.dropFirst() }
        // The last capital begins the next word, if there is one.
        let count = joined.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals
        return joined.prefix(count).lowercased() + joined.dropFirst(count)
    }

    /// Returns a name as words: `My account` for `myAccount` and for `my-account`.
    package static func title(_ text: String) -> String {
        let words = text.replacing(/[-_.]/, with: " ").replacing(/(\p{Ll})(\p{Lu}+)/) { match in
            match.1 + match.2.map { " \($0.lowercased())" }.joined()
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns a view model's name without its outer types and its suffix: `Address` for `Checkout.AddressViewModel`.
    package static func screen(ofViewModel type: String) -> String {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        return name.hasSuffix("ViewModel") ? String(name.dropLast("ViewModel".count)) : name
    }

    /// Returns the cases that can belong to a view model, the most common first.
    static func cases(ofViewModel type: String) -> [String] {
        let name = screen(ofViewModel: type)
        return [lowerCamelCase(name), name.prefix(1).lowercased() + name.dropFirst(), name]
    }

    /// Returns a name between backticks if it is a keyword.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Returns whether an enumeration can have a case with a name.
    static func canBeCase(_ name: String) -> Bool {
        name.unicodeScalars.first?.isNameHead == true && !membersOfTypes.contains(name)
            && name.unicodeScalars.allSatisfy { $0.isInName && $0 != "$" }
    }

    /// Returns a name without separators: `productId` for `product-id`.
    static func camelCase(_ text: String) -> String {
        let words = text.split { $0 == "-" || $0 == "." }
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Names with another meaning after a dot, even between backticks. In an optional, `.none` is `nil`.
    private static let membersOfTypes: Set<String> = ["Protocol", "Self", "Type", "_", "init", "none", "self"]

    static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
