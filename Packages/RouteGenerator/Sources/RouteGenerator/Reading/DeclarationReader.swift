/// Walks through the tokens of a source and takes down what it declares.
struct DeclarationReader {
    /// What a brace belongs to.
    private struct Scope {
        /// The type, with those around it; nil for the body of anything else.
        var type: String?
        var kind: TypeDeclaration.Kind?
        /// The enumeration whose cases are taken down.
        var cases: WritableKeyPath<FileDeclarations, [EnumDeclaration]>?
    }

    private let tokens: Tokens
    private let lines: Lines
    private let headers: TypeHeaderReader
    private var result: FileDeclarations
    private var scopes: [Scope] = []
    private var index = 0
    /// How many `#if` are open.
    private var conditions = 0

    init(_ bytes: SourceBytes, of file: SourceFile) {
        tokens = Tokens(bytes)
        lines = Lines(bytes)
        headers = TypeHeaderReader(tokens: tokens, module: file.module)
        result = FileDeclarations(file)
    }

    static func declarations(_ bytes: SourceBytes, of file: SourceFile) -> FileDeclarations {
        var reader = DeclarationReader(bytes, of: file)
        while reader.index < reader.tokens.count { reader.step() }
        return reader.result
    }

    private mutating func step() {
        guard let token = tokens[index] else { return }
        switch token.kind {
        case .word: readWord()
        case .sign: readSign()
        case .escapedName, .number, .string, .interpolatedString, .regex: index += 1
        }
    }

    private mutating func readSign() {
        if tokens.isSign("{", index) {
            scopes.append(Scope())
        } else if tokens.isSign("}", index) {
            _ = scopes.popLast()
        } else if tokens.isSign("#", index), tokens[index + 1]?.isAttached == true {
            if tokens.word(index + 1) == "if" { conditions += 1 }
            if tokens.word(index + 1) == "endif" { conditions = max(0, conditions - 1) }
        }
        index += 1
    }

    private mutating func readWord() {
        switch tokens.word(index) {
        case "actor", "class", "enum", "extension", "protocol", "struct":
            if let header = headers.header(at: index) { open(header) } else { index += 1 }
        case "case": readCases()
        case "let", "var": readConstant()
        case "RouteConfig", "ActivityConfig":
            if isCall(index) { result.strays.append(Located(tokens.word(index), at: position(of: index))) }
            index += 1
        default: index += 1
        }
    }

    private func position(of index: Int) -> SourcePosition { lines.position(of: tokens[index]?.start ?? 0) }
}

// MARK: - Types

extension DeclarationReader {
    private mutating func open(_ header: TypeHeaderReader.Header) {
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

    private mutating func readCases() {
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

// MARK: - Constants

extension DeclarationReader {
    private mutating func readConstant() {
        guard let scope = scopes.last, let type = scope.type, scope.kind != .protocol,
            let name = tokens.name(index + 1), let list = list(of: name, in: type)
        else {
            index += 1
            return
        }
        var constant = ConstantDeclaration(
            type: type, name: name, position: position(of: index + 1),
            isStatic: Modifiers(tokens, before: index).isStatic, isConditional: conditions > 0)
        let start = index + 2
        index = endOfAnnotation(start)
        defer {
            // Of other properties nothing is known: what is in them is looked at like everything else.
            if constant.isRelevant(to: list) { result[keyPath: list].append(constant) } else { index = start }
        }
        if tokens.isLoneSign("=", index) {
            let (value, end) = ExpressionReader(tokens: tokens, lines: lines).expression(at: index + 1)
            constant.value = value
            index = value == .other ? endOfStatement(index + 1) : end
        } else if tokens.isSign("{", index) {
            index = tokens.behindBrackets(index)
        }
    }

    private func list(
        of name: String, in type: String
    ) -> WritableKeyPath<FileDeclarations, [ConstantDeclaration]>? {
        switch type {
        case "ActivityConfig", "FlowKit.ActivityConfig": \.activityConfigs
        case "ActivityID", "FlowKit.ActivityID": \.activityIDs
        default: name == "routeConfig" ? \.routeConfigs : nil
        }
    }

    /// The index of the `=` or the brace behind a name and its type.
    private func endOfAnnotation(_ start: Int) -> Int {
        var index = start
        while index < tokens.count, !tokens.isLoneSign("=", index) {
            if ["{", "}", ";"].contains(where: { tokens.isSign($0, index) }) { break }
            if index > start, Self.declarationWords.contains(tokens.word(index)) || isCondition(index) { break }
            index = tokens.isSign("(", index) || tokens.isSign("[", index) ? tokens.behindBrackets(index) : index + 1
        }
        return index
    }

    private func endOfStatement(_ start: Int) -> Int {
        var index = start
        while index < tokens.count {
            if tokens.isSign("}", index) || tokens.isSign(";", index) || tokens.isSign("@", index) { break }
            if tokens.isSign(",", index) || isCondition(index) { break }
            if Self.declarationWords.contains(tokens.word(index)) { break }
            let isOpening = ["(", "[", "{"].contains { tokens.isSign($0, index) }
            index = isOpening ? tokens.behindBrackets(index) : index + 1
        }
        return index
    }

    /// `#if`, `#endif`, and what stands between them.
    private func isCondition(_ index: Int) -> Bool {
        tokens.isSign("#", index) && tokens[index + 1]?.isAttached == true
            && ["if", "else", "elseif", "endif"].contains(tokens.word(index + 1))
    }

    /// Whether a value is made: `RouteConfig(…)`, `RouteConfig.init(…)`, `config: RouteConfig = .init(…)`.
    private func isCall(_ index: Int) -> Bool {
        if ["func", "struct", "class", "extension", "typealias"].contains(tokens.word(index - 1)) { return false }
        let next = tokens.isLoneSign("=", index + 1) ? index + 2 : index + 1
        if tokens.isSign("(", next) { return next == index + 1 }
        return tokens.isSign(".", next) && tokens.word(next + 1) == "init" && tokens.isSign("(", next + 2)
    }

    private static let declarationWords: Set<String> = [
        "actor", "case", "class", "deinit", "enum", "extension", "fileprivate", "final", "func", "init", "internal",
        "let",
        "nonisolated", "open", "override", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var",
    ]
}

extension ConstantDeclaration {
    fileprivate func isRelevant(to list: WritableKeyPath<FileDeclarations, [ConstantDeclaration]>) -> Bool {
        if list == \.routeConfigs { return true }
        switch value {
        case .string, .call: return isStatic
        default: return false
        }
    }
}
