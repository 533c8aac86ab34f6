/// The type of a value in a route, as far as its text tells.
struct ValueType: Hashable {
    enum Form: Hashable {
        case plain, optional, list
    }

    let form: Form
    /// What is in it: the type of one value.
    let element: String

    init(_ text: String) {
        if let last = text.last, last == "?" || last == "!" {
            (form, element) = (.optional, Self.withoutParentheses(String(text.dropLast())))
        } else if let inner = Self.argument(of: "Optional", in: text) {
            (form, element) = (.optional, inner)
        } else if let inner = Self.argument(of: "Array", in: text) {
            (form, element) = (.list, inner)
        } else if let inner = Self.elementOfList(text) {
            (form, element) = (.list, inner)
        } else {
            (form, element) = (.plain, text)
        }
    }

    /// The element's name, without the standard library's own: `Swift.Int` is `Int`.
    var name: String {
        for module in ["Swift.", "Foundation.", "FoundationEssentials."] where element.hasPrefix(module) {
            return String(element.dropFirst(module.count))
        }
        return element
    }

    /// Why a link can't hold the value, as the end of a sentence; nil when it may.
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

    private static func argument(of generic: String, in text: String) -> String? {
        for start in ["\(generic)<", "Swift.\(generic)<"] where text.hasPrefix(start) && text.hasSuffix(">") {
            let inner = text.dropFirst(start.count).dropLast()
            return closesNothing(inner) ? String(inner) : nil
        }
        return nil
    }

    /// `[Int]`, but neither `[String: Int]` nor `[Int].Index`.
    private static func elementOfList(_ text: String) -> String? {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        let inner = text.dropFirst().dropLast()
        return closesNothing(inner) && !hasColon(inner) ? String(inner) : nil
    }

    private static func withoutParentheses(_ text: String) -> String {
        guard text.hasPrefix("("), text.hasSuffix(")"), closesNothing(text.dropFirst().dropLast()) else { return text }
        let inner = String(text.dropFirst().dropLast())
        return inner.contains(",") ? text : inner
    }

    /// Whether every bracket in a text is one that the text opens.
    private static func closesNothing(_ text: Substring) -> Bool {
        var depth = 0
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth < 0 { return false }
        }
        return true
    }

    private static func hasColon(_ text: Substring) -> Bool {
        var depth = 0
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return true }
        }
        return false
    }

    /// What every Swift programmer has, and no text makes.
    private static let inconvertible: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Calendar", "ClosedRange", "Data", "Date", "DateComponents",
        "DateInterval", "Decimal", "Dictionary", "Duration", "Error", "IndexPath", "IndexSet", "KeyPath", "Locale",
        "Never", "Range", "Result", "Set", "TimeZone", "URL", "URLComponents", "URLRequest", "Void",
    ]
}
