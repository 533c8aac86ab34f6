/// Finds the declarations of a source. It parses only the part of Swift that declarations of screens use.
package struct SourceScanner {
    private let tokens: Tokens
    private var result: FileDeclarations
    private var index = 0
    /// For each open brace, the index of its type in the result, or nil for any other body.
    private var scopes: [Int?] = []
    /// The attributes and modifiers before the current token.
    private var modifiers: [String] = []
    /// The number of open `#if`.
    private var conditions = 0

    /// Returns the declarations of a source, including a source that doesn't compile. ``AppMap`` reports errors.
    package static func scan(_ source: [UInt8], of file: SourceFile) -> FileDeclarations {
        var scanner = SourceScanner(
            tokens: Tokens(source, of: file.path), result: FileDeclarations(module: file.module))
        while scanner.index < scanner.tokens.count { scanner.step() }
        // Another value than a literal is reported as such, whatever it calls.
        let isReported = scanner.result.routeConfigs.contains { $0.value == nil }
        scanner.result.unusedCalls.removeAll { isReported && $0.text == "RouteConfig" }
        return scanner.result
    }

    /// Reads the token at the index, or the declaration that it begins.
    private mutating func step() {
        let start = index
        let text = tokens[start]
        index += 1
        switch text {
        case "{": scopes.append(nil)
        case "}": _ = scopes.popLast()
        case "#if": conditions += 1
        case "#endif": conditions = max(0, conditions - 1)
        case "case": readCases()
        case "let", "var": readConstant()
        case "RouteConfig", "ActivityConfig":
            if isCall(start) { result.unusedCalls.append(LocatedText(text, at: tokens.location(of: start))) }
        default:
            if let kind = TypeDeclaration.Kind(rawValue: text) { readType(kind, at: start) }
        }
        if text.hasPrefix("@") || Self.modifiers.contains(text), index == start + 1 {
            modifiers.append(text)
            // `private(set)`, or an attribute with arguments.
            if tokens[index] == "(" { index = tokens.endOfBrackets(index) }
        } else if !modifiers.isEmpty {
            modifiers = []
        }
    }

    /// Returns whether a type is initialized: `RouteConfig(…)`, `RouteConfig.init(…)`, `: RouteConfig = .init(…)`.
    private func isCall(_ index: Int) -> Bool {
        if tokens[index + 1] == "(" { return true }
        let dot = tokens[index + 1] == "=" ? index + 2 : index + 1
        return tokens[dot] == "." && tokens[dot + 1] == "init" && tokens[dot + 2] == "("
    }

    /// The type whose body directly contains the current token.
    private var openType: Int? { scopes.last ?? nil }

    private static let accessModifiers = ["open", "public", "package", "internal", "fileprivate", "private"]
    static let modifiers = Set(accessModifiers).union([
        "class", "distributed", "dynamic", "final", "indirect", "isolated", "lazy", "nonisolated", "override", "static",
        "unowned", "weak",
    ])
}

// Types.
extension SourceScanner {
    /// Reads the declaration of a type up to its brace: `enum Name<T>: Base, Protocol where …`.
    private mutating func readType(_ kind: TypeDeclaration.Kind, at keyword: Int) {
        guard ![".", "(", ",", "import"].contains(tokens[keyword - 1]),
            var name = tokens.name(keyword + 1), !SwiftName.keywords.contains(tokens[keyword + 1])
        else { return }
        var end = keyword + 2
        // The rest of `Outer<Int>.Inner` and `Module::Type`.
        while true {
            if tokens[end] == "<" { end = tokens.endOfBrackets(end) }
            guard [".", "::"].contains(tokens[end]), let inner = tokens.name(end + 1) else { break }
            name += ".\(inner)"
            end += 2
        }
        // Anything else is an expression, such as `actor.run`, or extends another type, as `extension Int?` does.
        guard ["{", ":", "where"].contains(tokens[end]),
            let brace = (end..<tokens.count).first(where: { ["{", "}", ";"].contains(tokens[$0]) }),
            tokens[brace] == "{"
        else { return }
        let inheritanceEnd = (end..<brace).first { tokens[$0] == "where" } ?? brace
        for prefix in ["\(result.module).", "FlowKit."] where kind == .extension && name.hasPrefix(prefix) {
            name.removeFirst(prefix.count)
        }
        if let outer = scopes.compactMap(\.self).last { name = "\(result.types[outer].name).\(name)" }
        result.types.append(
            TypeDeclaration(
                module: result.module, kind: kind, name: name, location: tokens.location(of: keyword + 1),
                access: Self.accessModifiers.first(where: modifiers.contains), isConditional: conditions > 0,
                attributes: modifiers.filter { $0.hasPrefix("@") },
                inherited: tokens.parts(of: min(end + 1, inheritanceEnd)..<inheritanceEnd).map(tokens.text)))
        scopes.append(result.types.count - 1)
        index = brace + 1
    }

    private mutating func readCases() {
        guard let type = openType, result.types[type].kind == .enum, tokens[index - 2] != "." else { return }
        while let name = tokens.name(index) {
            var declaration = CaseDeclaration(
                name: name, location: tokens.location(of: index), isConditional: conditions > 0)
            index += 1
            if tokens[index] == "(" {
                let end = tokens.endOfBrackets(index)
                declaration.values = tokens.arguments(in: index..<end) { value in
                    // A default follows the type.
                    let typeEnd = value.first { tokens[$0] == "=" } ?? value.upperBound
                    return Expression(text: tokens.text(value.lowerBound..<typeEnd))
                }
                index = end
            }
            result.types[type].cases.append(declaration)
            // A raw value, which can be negative.
            if tokens[index] == "=" { index += tokens[index + 1] == "-" ? 3 : 2 }
            guard tokens[index] == "," else { return }
            index += 1
        }
    }
}

// Properties.
extension SourceScanner {
    /// Reads a constant that declares a screen or an activity. The contents of other properties are read like all code.
    private mutating func readConstant() {
        guard let type = openType.map({ result.types[$0] }), type.kind != .protocol, let name = tokens.name(index),
            name == "routeConfig" || ["ActivityConfig", "ActivityID"].contains(type.name)
        else { return }
        var constant = ConstantDeclaration(
            type: type.name, name: name, location: tokens.location(of: index),
            isStatic: modifiers.contains("static") || modifiers.contains("class"), isConditional: conditions > 0)
        var end = tokens[index + 1] == ":" ? tokens.endOfNames(index + 2) : index + 1
        if tokens[end] == "=", let valueEnd = tokens.endOfLiteral(end + 1) {
            constant.value = tokens.expression(end + 1..<valueEnd)
            end = valueEnd
        } else if tokens[end] == "{" {
            end = tokens.endOfBrackets(end)
        }
        guard constant.value != nil || name == "routeConfig" else { return }
        result.constants.append(constant)
        index = end
    }
}
