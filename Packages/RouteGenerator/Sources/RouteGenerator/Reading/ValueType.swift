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

/// The types in the sources, to find those that no text can be converted to.
struct TypeIndex {
    private var declarations: [String: [TypeDeclaration]] = [:]

    init(_ files: [FileDeclarations]) {
        let modules = Set(files.map(\.module))
        for file in files {
            for type in file.types {
                // `extension Model.Product`, in another module.
                let parts = type.name.split(separator: ".", maxSplits: 1).map(String.init)
                let isQualified = type.kind == .extension && parts.count == 2 && modules.contains(parts[0])
                declarations[isQualified ? parts[1] : type.name, default: []].append(type)
            }
        }
    }

    /// Returns the location of a type that can't be converted from text, or nil if it can or if that is unknown.
    func inconvertible(_ name: String) -> FileLocation? {
        let all = declarations[name] ?? []
        let types = all.filter { $0.kind != .extension }
        guard types.count == 1, let type = types.first, type.kind != .protocol,
            Self.knownAttributes.isSuperset(of: all.flatMap(\.attributes)),
            Self.unrelatedProtocols.isSuperset(of: all.flatMap(\.inherited).map(Self.baseName))
        else { return nil }
        return type.location
    }

    /// Returns `Sendable` for `@unchecked Swift.Sendable`.
    private static func baseName(_ inherited: String) -> String {
        String((inherited.split(separator: " ").last ?? "").trimmingPrefix("Swift."))
    }

    /// Attributes that add no conformances.
    private static let knownAttributes: Set<String> = [
        "@MainActor", "@available", "@dynamicMemberLookup", "@frozen", "@usableFromInline",
    ]

    /// Protocols that provide no conversion from text, directly or by inheritance.
    private static let unrelatedProtocols: Set<String> = [
        "AnyObject", "BitwiseCopyable", "CaseIterable", "Codable", "CodingKeyRepresentable", "Comparable", "Copyable",
        "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "ObservableObject", "Sendable",
        "SendableMetatype",
    ]
}
