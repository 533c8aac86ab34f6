/// The type of a route's value, as far as its source text shows.
package struct ValueType: Hashable {
    enum Form: Hashable {
        case plain, optional, list
    }

    let form: Form
    /// The type of one value, without `?` or brackets.
    package let element: String

    package init(_ text: String) {
        if text.hasSuffix("?") {
            (form, element) = (.optional, String(text.dropLast()))
        } else if let inner = Self.content(of: text, between: "Optional<", ">") {
            (form, element) = (.optional, inner)
        } else if let inner = Self.content(of: text, between: "Array<", ">")
            ?? Self.content(of: text, between: "[", "]")
        {
            (form, element) = (.list, inner)
        } else {
            (form, element) = (.plain, text)
        }
    }

    /// The element's name without the module of a standard type: `Int` for `Swift.Int`.
    package var name: String {
        let modules = ["Swift.", "Foundation.", "FoundationEssentials."]
        return String(element.dropFirst(modules.first(where: element.hasPrefix)?.count ?? 0))
    }

    /// The reason why a link can't contain the value, as the end of a sentence, or nil.
    var obstacle: String? {
        let name = name
        if name.contains("->") { return "a link can't hold a function" }
        if name.hasPrefix("(") { return "a link can't hold a tuple" }
        if ValueType(name).form != .plain { return "a link can't hold one inside the other" }
        if name.hasPrefix("[") { return "a link can't hold a dictionary" }
        if name.hasPrefix("any ") || name.hasPrefix("some ") { return "a link has to be read into a certain type" }
        let base = String(name.prefix { $0 != "<" })
        return Self.inconvertible.contains(base) ? "\(base) can't be read from a text" : nil
    }

    /// Returns the element of `[Int]`, but not of `[String: Int]` or `[Int].Index`.
    private static func content(of text: String, between start: String, _ end: String) -> String? {
        let type = text.trimmingPrefix("Swift.")
        guard type.hasPrefix(start), type.hasSuffix(end) else { return nil }
        let content = type.dropFirst(start.count).dropLast()
        var depth = 0
        for character in content {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth < 0 || depth == 0 && character == ":" { return nil }
        }
        return String(content)
    }

    /// Common types without an initializer from text.
    private static let inconvertible: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Calendar", "ClosedRange", "Data", "Date", "DateComponents",
        "DateInterval", "Decimal", "Dictionary", "Duration", "Error", "IndexPath", "IndexSet", "KeyPath", "Locale",
        "Never", "Range", "Result", "Set", "TimeZone", "URL", "URLComponents", "URLRequest", "Void",
    ]
}
