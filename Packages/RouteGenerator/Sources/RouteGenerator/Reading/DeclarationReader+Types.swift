extension DeclarationReader {
    mutating func open(_ header: TypeHeaderReader.Header) {
        let outer = scopes.last { $0.type != nil }?.type
        let name = outer.map { "\($0).\(header.name)" } ?? header.name
        let modifiers = Modifiers(tokens, before: index)
        if header.kind != .extension || !header.inherited.isEmpty {
            result.types.append(
                TypeDeclaration(
                    header.kind, name: name, position: position(of: header.nameIndex), access: modifiers.access,
                    isGeneric: header.isGeneric, attributes: modifiers.attributes, inherited: header.inherited))
        }
        var scope = Scope(type: name, kind: header.kind)
        if header.kind == .enum, let list = Self.list(of: name) {
            scope.cases = list
            result[keyPath: list].append(
                EnumDeclaration(
                    name: name, position: position(of: header.nameIndex), access: modifiers.access,
                    isConditional: conditions > 0)
            )
        }
        scopes.append(scope)
        index = header.brace + 1
    }

    private static func list(of name: String) -> WritableKeyPath<FileDeclarations, [EnumDeclaration]>? {
        if name.hasSuffix("Route") { return \.routes }
        return name.hasSuffix("Exit") ? \.exits : nil
    }

    mutating func readCases() {
        guard let list = scopes.last?.cases, !tokens.isSign(".", index - 1) else {
            index += 1
            return
        }
        let (cases, end) = CaseReader(tokens: tokens, lines: lines).cases(at: index, isConditional: conditions > 0)
        // The enumeration that is open is the last of its list that has this name: those inside of it are closed.
        if let last = result[keyPath: list].lastIndex(where: { $0.name == scopes.last?.type }) {
            result[keyPath: list][last].cases += cases
        }
        index = max(end, index + 1)
    }
}
