/// The types that the sources declare, to say which of them no text can be made into.
struct TypeIndex {
    fileprivate struct Entry {
        var declarations: [(type: TypeDeclaration, file: SourceFile)] = []
        var inherited: [String] = []
        var hasAttributes = false
    }

    private var entries: [String: Entry] = [:]

    init(_ declarations: Declarations) {
        let modules = Set(declarations.files.map(\.file.module))
        for file in declarations.files {
            for type in file.types {
                // `extension Model.Product`, in another module.
                let parts = type.name.split(separator: ".", maxSplits: 1)
                let isQualified = type.kind == .extension && parts.count == 2 && modules.contains(String(parts[0]))
                let name = isQualified ? String(parts[1]) : type.name
                entries[name, default: Entry()].add(type, file.file)
            }
        }
    }

    /// Where a type is declared that can't be read from a text; nil when it can, or when nobody knows.
    func inconvertible(_ name: String) -> SourcePlace? {
        guard let entry = entries[name], entry.declarations.count == 1, let found = entry.declarations.first,
            found.type.kind != .protocol, !entry.hasAttributes,
            entry.inherited.allSatisfy({ Self.harmless.contains(Self.base($0)) })
        else { return nil }
        return SourcePlace(found.file.path, found.type.position)
    }

    private static func base(_ inherited: String) -> String {
        let name = inherited.split(separator: " ").last.map(String.init) ?? inherited
        return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    }

    /// What makes no value of a text, and lets no other protocol do so.
    private static let harmless: Set<String> = [
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
        if !known.isSuperset(of: type.attributes) { hasAttributes = true }
    }
}
