/// The types in the sources of all modules, with their extensions.
struct TypeIndex: Sendable {
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

    /// Returns a type of a module, which isn't nested in another.
    func type(_ name: String, of module: String) -> TypeDeclaration? {
        declarations[name]?.first { $0.kind != .extension && $0.module == module }
    }

    /// Returns the name of a type as code, preceded by its module if other modules have a type with the same name.
    func name(_ type: String, of module: String) -> String { isShared(type, by: module) ? "\(module).\(type)" : type }

    /// Returns whether other modules have a type with the name of a type, or of its outermost type.
    func isShared(_ type: String, by module: String) -> Bool {
        let types = declarations[String(type.prefix { $0 != "." })] ?? []
        return types.contains { $0.kind != .extension && $0.module != module }
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
