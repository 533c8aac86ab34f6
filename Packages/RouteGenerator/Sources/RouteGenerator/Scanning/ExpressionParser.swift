/// An expression that a declaration may use. Everything that can't be evaluated without building the app is ``other``.
indirect enum Expression: Hashable, Sendable {
    case string(StringValue)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    /// `.shop`, or with its type: `ActivityID.shop`.
    case member(String)
    /// A call of `RouteConfig`, `RouteConfig.init` or `.init`.
    case call(String, arguments: [Argument])
    case other

    /// Returns the arguments of a call that initializes a type: `RouteConfig(…)`, `RouteConfig.init(…)` or `.init(…)`.
    func arguments(ofCall type: String) -> [Argument]? {
        guard case .call(let callee, let arguments) = self else { return nil }
        let callees = [".init", type, "\(type).init", "FlowKit.\(type)", "FlowKit.\(type).init"]
        return callees.contains(callee) ? arguments : nil
    }

    /// Returns the name of a member of a type: `shop` for `.shop` and `ActivityID.shop`.
    func member(of type: String) -> String? {
        guard case .member(let text) = self, let name = text.split(separator: ".").last else { return nil }
        return [".\(name)", "\(type).\(name)", "FlowKit.\(type).\(name)"].contains(text) ? String(name) : nil
    }
}

/// A string literal without interpolation.
struct StringValue: Hashable, Sendable {
    /// The value, with resolved escapes.
    let text: String
    /// A Boolean value that indicates whether the literal has no escapes, so that offsets in the text are also offsets
    /// in the source.
    var isVerbatim = true
}

/// An argument of a call.
struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression
    /// The position of the label, or of the value if there is no label.
    let position: SourcePosition
    let valuePosition: SourcePosition
}

/// Parses the expressions that a declaration may use: literals, members and calls.
struct ExpressionParser {
    let tokens: Tokens
    /// The number of enclosing calls.
    var depth = 0

    /// Parses an expression that ends where no operator, member or call follows.
    ///
    /// - Returns: The expression, and the index after it.
    func expression(at index: Int) -> (Expression, end: Int) {
        let (expression, end) = operand(at: index)
        let next = tokens[end]
        let isContinued =
            [".", "(", "[", "{", "as", "is"].contains(next) || next.unicodeScalars.first?.isOperator == true
        return (isContinued ? .other : expression, end)
    }

    private func operand(at index: Int) -> (Expression, end: Int) {
        let text = tokens[index]
        switch text {
        case "true", "false": return (.boolean(text == "true"), index + 1)
        case "nil": return (.nil, index + 1)
        case "-":
            let number = tokens.isAttached(index + 1) ? Literal.integer(tokens[index + 1]) : nil
            return (number.map { .integer(-$0) } ?? .other, index + 2)
        default: break
        }
        if text == "." || tokens.name(index) != nil { return name(at: index) }
        if let integer = Literal.integer(text) { return (.integer(integer), index + 1) }
        return (Literal.string(text).map { .string($0) } ?? .other, index + 1)
    }

    /// Parses a name or a call: `.shop`, `Outer.Inner.value`, `Module::Type(…)`.
    private func name(at index: Int) -> (Expression, end: Int) {
        let isImplicit = tokens[index] == "."
        guard let first = tokens.name(isImplicit ? index + 1 : index) else { return (.other, index + 1) }
        var name = isImplicit ? ".\(first)" : first
        var end = index + (isImplicit ? 2 : 1)
        while !isImplicit, [".", "::"].contains(tokens[end]), let next = tokens.name(end + 1) {
            name += ".\(next)"
            end += 2
        }
        guard tokens[end] == "(" else { return (name.contains(".") ? .member(name) : .other, end) }
        let callEnd = tokens.endOfBrackets(end)
        // Declarations have two nested calls at most, and each needs stack space.
        guard depth < 8 else { return (.other, callEnd) }
        let parser = ExpressionParser(tokens: tokens, depth: depth + 1)
        let arguments = tokens.parts(of: end + 1..<max(end + 1, callEnd - 1)).map(parser.argument)
        return (.call(name, arguments: arguments), callEnd)
    }

    private func argument(_ range: Range<Int>) -> Argument {
        let isLabeled = tokens[range.lowerBound + 1] == ":" && tokens.name(range.lowerBound) != nil
        let start = range.lowerBound + (isLabeled ? 2 : 0)
        let (value, end) = operand(at: start)
        return Argument(
            label: isLabeled ? tokens.name(range.lowerBound) : nil, value: end == range.upperBound ? value : .other,
            position: tokens.position(of: range.lowerBound), valuePosition: tokens.position(of: start))
    }
}

/// Evaluates literals.
private enum Literal {
    /// Returns the value of a decimal integer, or nil for any other number.
    static func integer(_ source: String) -> Int? { Int(source.filter { $0 != "_" }) }

    /// Returns the value of a string literal with one quote at each end and without interpolations.
    static func string(_ source: String) -> StringValue? {
        let quote = UInt8(ascii: "\"")
        guard source.utf8.count > 1, source.utf8.first == quote, source.utf8.last == quote, !source.hasPrefix("\"\"\"")
        else { return nil }
        var result = String.UnicodeScalarView()
        var isVerbatim = true
        var rest = source.unicodeScalars.dropFirst().dropLast()
        while var scalar = rest.popFirst() {
            if scalar == "\\" {
                guard let escaped = escaped(&rest) else { return nil }
                scalar = escaped
                isVerbatim = false
            }
            result.append(scalar)
        }
        return StringValue(text: String(result), isVerbatim: isVerbatim)
    }

    /// Returns the character after a backslash, or nil if the escape is invalid.
    private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "0": return "\0"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case let scalar? where ["\\", "\"", "'"].contains(scalar): return scalar
        case "u" where rest.popFirst() == "{":
            let digits = rest.prefix { $0 != "}" }
            rest = rest[digits.endIndex...]
            guard rest.popFirst() == "}", digits.count <= 8 else { return nil }
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}
