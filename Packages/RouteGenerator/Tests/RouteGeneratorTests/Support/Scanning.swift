import RouteGenerator

/// What a source of the module `Shop` declares.
func scan(_ source: String, module: String = "Shop") -> FileDeclarations {
    SourceScanner().scan(Array(source.utf8), of: SourceFile(module: module, path: "/\(module).swift"))
}

extension FileDeclarations {
    /// One line for each thing that is declared, to compare.
    var summary: [String] {
        routeConfigs.map { "route \($0.summary)" } + activityConfigs.map { "activity \($0.summary)" }
            + activityIDs.map { "id \($0.summary)" } + routes.map(\.summary) + exits.map(\.summary)
            + strays.map { "stray \($0.value) \($0.position.description)" }
    }
}

extension ConstantDeclaration {
    var summary: String {
        let flags = (isStatic ? "" : " (not static)") + (isConditional ? " (#if)" : "")
        return "\(type).\(name) \(position.description)\(flags) = \(value?.summary ?? "?")"
    }
}

extension Expression {
    var summary: String {
        switch self {
        case .string(let value): "\"\(value.text)\"\(value.inset.map { $0 == 1 ? "" : "+\($0)" } ?? "~")"
        case .integer(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .nil: "nil"
        case .member(let type, let name): "\(type ?? "").\(name)"
        case .call(let callee, let arguments):
            "\(callee)(\(arguments.map { "\($0.label ?? "_"): \($0.value.summary)" }.joined(separator: ", ")))"
        case .other: "?"
        }
    }
}

extension EnumDeclaration {
    var summary: String {
        let flags = isConditional ? " (#if)" : ""
        return "\(access ?? "internal") \(name) \(position.description)\(flags): "
            + cases.map { "\($0.name)\($0.isConditional ? "#if" : "")\($0.summary)" }.joined(separator: " | ")
    }
}

extension CaseDeclaration {
    var summary: String {
        values.isEmpty ? "" : "(\(values.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")))"
    }
}

extension SourcePosition {
    var description: String { "\(line):\(column)" }
}
