/// Finds the declarations of a source. It parses only the part of Swift that declarations of screens use.
package struct SourceScanner {
    /// The owner of a brace.
    private struct Scope {
        /// The type with its outer types, or nil for any other body.
        var type: String?
        var kind: TypeDeclaration.Kind?
        /// The list that contains the enumeration, if its cases are read.
        var list: WritableKeyPath<FileDeclarations, [EnumDeclaration]>?
    }

    private let tokens: Tokens
    private var result: FileDeclarations
    private var scopes: [Scope] = []
    private var index = 0
    /// The number of open `#if`.
    private var conditions = 0

    /// Returns the declarations of a source, including a source that doesn't compile. ``Analysis`` reports errors.
    ///
    /// - Parameters:
    ///   - source: The content of the file.
    ///   - file: The file's module and path.
    package static func scan(_ source: [UInt8], of file: SourceFile) -> FileDeclarations {
        var scanner = SourceScanner(tokens: Tokens(SourceText(source)), result: FileDeclarations(file))
        while scanner.index < scanner.tokens.count { scanner.step() }
        return scanner.result
    }

    /// Returns the words, literals and signs of a source, without comments.
    package static func words(in source: [UInt8]) -> [String] {
        let text = SourceText(source)
        return Lexer.tokens(text).map { text.text($0.range) }
    }

    private init(tokens: Tokens, result: FileDeclarations) {
        self.tokens = tokens
        self.result = result
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
            if let header = TypeHeader(tokens, at: index, module: result.file.module) {
                open(header)
            } else {
                index += 1
            }
        case "case": readCases()
        case "let", "var": readConstant()
        case "RouteConfig", "ActivityConfig":
            if isCall(index) {
                result.unusedCalls.append(Located(tokens.word(index), at: tokens.position(of: index)))
            }
            index += 1
        default: index += 1
        }
    }

    /// Returns whether a type is initialized: `RouteConfig(…)`, `RouteConfig.init(…)`, `config: RouteConfig = .init(…)`.
    private func isCall(_ index: Int) -> Bool {
        if ["func", "struct", "class", "extension", "typealias"].contains(tokens.word(index - 1)) { return false }
        let next = tokens.isOperator("=", index + 1) ? index + 2 : index + 1
        if tokens.isSign("(", next) { return next == index + 1 }
        return tokens.isSign(".", next) && tokens.word(next + 1) == "init" && tokens.isSign("(", next + 2)
    }
}

// Types.
extension SourceScanner {
    private mutating func open(_ header: TypeHeader) {
        let outer = scopes.last { $0.type != nil }?.type
        let name = outer.map { "\($0).\(header.name)" } ?? header.name
        let modifiers = Modifiers(tokens, before: index)
        let position = tokens.position(of: header.nameIndex)
        if header.kind != .extension || !header.inherited.isEmpty {
            result.types.append(
                TypeDeclaration(
                    kind: header.kind, name: name, position: position, access: modifiers.access,
                    isGeneric: header.isGeneric, attributes: modifiers.attributes, inherited: header.inherited))
        }
        var scope = Scope(type: name, kind: header.kind)
        if header.kind == .enum, let list = Self.list(ofEnum: name) {
            scope.list = list
            result[keyPath: list].append(
                EnumDeclaration(
                    name: name, position: position, access: modifiers.access, isConditional: conditions > 0))
        }
        scopes.append(scope)
        index = header.brace + 1
    }

    private static func list(ofEnum name: String) -> WritableKeyPath<FileDeclarations, [EnumDeclaration]>? {
        if name.hasSuffix("Route") { return \.routes }
        return name.hasSuffix("Exit") ? \.exits : nil
    }
}

// Properties.
extension SourceScanner {
    private mutating func readConstant() {
        guard let scope = scopes.last, let type = scope.type, scope.kind != .protocol,
            let name = tokens.name(index + 1), let list = list(ofProperty: name, in: type)
        else {
            index += 1
            return
        }
        var constant = ConstantDeclaration(
            type: type, name: name, position: tokens.position(of: index + 1),
            isStatic: Modifiers(tokens, before: index).isStatic, isConditional: conditions > 0)
        let start = index + 2
        index = tokens.endOfTypeAnnotation(start)
        defer {
            // The contents of other properties are read like all other code.
            if constant.isRelevant(to: list) { result[keyPath: list].append(constant) } else { index = start }
        }
        if tokens.isOperator("=", index) {
            let (value, end) = ExpressionParser(tokens: tokens).expression(at: index + 1)
            constant.value = value
            index = value == .other ? tokens.endOfStatement(index + 1) : end
        } else if tokens.isSign("{", index) {
            index = tokens.endOfBrackets(index)
        }
    }

    private func list(
        ofProperty name: String, in type: String
    ) -> WritableKeyPath<FileDeclarations, [ConstantDeclaration]>? {
        switch type {
        case "ActivityConfig", "FlowKit.ActivityConfig": \.activityConfigs
        case "ActivityID", "FlowKit.ActivityID": \.activityIDs
        default: name == "routeConfig" ? \.routeConfigs : nil
        }
    }
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

// Cases.
extension SourceScanner {
    private mutating func readCases() {
        guard let list = scopes.last?.list, !tokens.isSign(".", index - 1) else {
            index += 1
            return
        }
        let start = index
        index += 1
        var cases: [CaseDeclaration] = []
        while let name = tokens.name(index) {
            var found = CaseDeclaration(
                name: name, position: tokens.position(of: index), isConditional: conditions > 0)
            index += 1
            if tokens.isSign("(", index) {
                let end = tokens.endOfBrackets(index)
                found.values = values(index + 1..<max(index + 1, end - 1))
                index = end
            }
            cases.append(found)
            // A raw value, which can be negative.
            if tokens.isOperator("=", index) { index += tokens.isSign("-", index + 1) ? 3 : 2 }
            guard tokens.isSign(",", index) else { break }
            index += 1
        }
        // The open enumeration is the last with its name, because the enumerations inside of it are closed.
        if let last = result[keyPath: list].lastIndex(where: { $0.name == scopes.last?.type }) {
            result[keyPath: list][last].cases += cases
        }
        index = max(index, start + 1)
    }

    private func values(_ range: Range<Int>) -> [AssociatedValue] {
        var result: [AssociatedValue] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = endOfValue(start, in: range)
            if end.type > start { result.append(value(start..<end.type)) }
            start = end.whole + 1
        }
        return result
    }

    /// Returns the end of a value's type, and the end of the value including its default.
    private func endOfValue(_ start: Int, in range: Range<Int>) -> (type: Int, whole: Int) {
        var index = start
        var typeEnd: Int?
        while index < range.upperBound, !tokens.isSign(",", index) {
            if tokens.isOperator("=", index) { typeEnd = typeEnd ?? index }
            let isAttached = tokens[index]?.isAttached == true
            if tokens.isSign("<", index), typeEnd == nil || isAttached && tokens.name(index - 1) != nil {
                index = tokens.endOfAngles(index)
            } else if tokens.isSign(index, in: ["(", "[", "{"]) {
                index = tokens.endOfBrackets(index)
            } else {
                index += 1
            }
        }
        let end = min(index, range.upperBound)
        return (min(typeEnd ?? end, end), end)
    }

    private func value(_ range: Range<Int>) -> AssociatedValue {
        let first = range.lowerBound
        // `label: Type`, or `label name: Type`.
        let colon = [first + 1, first + 2].first { colon in
            colon < range.upperBound && tokens.isSign(":", colon) && !tokens.isSign(":", colon + 1)
                && (first..<colon).allSatisfy { tokens.name($0) != nil }
        }
        let type = (colon ?? first - 1) + 1
        let label = colon == nil || tokens.word(first) == "_" ? nil : tokens.name(first)
        return AssociatedValue(
            label: label, type: tokens.text(type..<range.upperBound), position: tokens.position(of: first),
            typePosition: tokens.position(of: type))
    }
}
