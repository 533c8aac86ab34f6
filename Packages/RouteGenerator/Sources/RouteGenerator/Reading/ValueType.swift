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
        for module in ["Swift.", "Foundation.", "FoundationEssentials."] where element.hasPrefix(module) {
            return String(element.dropFirst(module.count))
        }
        return element
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
    fileprivate struct Entry {
        var declarations: [(type: TypeDeclaration, file: SourceFile)] = []
        var inherited: [String] = []
        var hasUnknownAttributes = false
    }

    private var entries: [String: Entry] = [:]

    init(_ files: [FileDeclarations]) {
        let modules = Set(files.map(\.file.module))
        for file in files {
            for type in file.types {
                // `extension Model.Product`, in another module.
                let parts = type.name.split(separator: ".", maxSplits: 1)
                let isQualified = type.kind == .extension && parts.count == 2 && modules.contains(String(parts[0]))
                let name = isQualified ? String(parts[1]) : type.name
                entries[name, default: Entry()].add(type, file.file)
            }
        }
    }

    /// Returns the location of a type that can't be converted from text, or nil if it can or if that is unknown.
    func inconvertible(_ name: String) -> FileLocation? {
        guard let entry = entries[name], entry.declarations.count == 1, let found = entry.declarations.first,
            found.type.kind != .protocol, !entry.hasUnknownAttributes,
            entry.inherited.allSatisfy({ Self.unrelatedProtocols.contains(Self.base($0)) })
        else { return nil }
        return FileLocation(found.file.path, found.type.position)
    }

    private static func base(_ inherited: String) -> String {
        let name = inherited.split(separator: " ").last.map(String.init) ?? inherited
        return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    }

    /// Protocols that provide no conversion from text, directly or by inheritance.
    private static let unrelatedProtocols: Set<String> = [
        "AnyObject", "BitwiseCopyable", "CaseIterable", "Codable", "CodingKeyRepresentable", "Comparable", "Copyable",
        "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "ObservableObject", "Sendable",
        "SendableMetatype",
    ]
}

extension TypeIndex.Entry {
    fileprivate mutating func add(_ type: TypeDeclaration, _ file: SourceFile) {
        if type.kind != .extension { declarations.append((type, file)) }
        inherited += type.inherited
        let known: Set<String> = ["MainActor", "available", "dynamicMemberLookup", "frozen", "usableFromInline"]
        if !known.isSuperset(of: type.attributes) { hasUnknownAttributes = true }
    }
}
