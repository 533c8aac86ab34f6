/// Parses the expressions that a declaration may use: literals, members and calls.
struct ExpressionParser {
    let tokens: Tokens
    /// The number of enclosing calls.
    var depth = 0

    /// Parses an expression that ends before a comma, a closing bracket, or another declaration.
    ///
    /// - Returns: The expression, and the index after it.
    func expression(at index: Int) -> (Expression, end: Int) {
        guard let (expression, end) = simple(at: index), isEnd(end) else { return (.other, skip(from: index)) }
        return (expression, end)
    }

    private func arguments(at parenthesis: Int) -> ([Argument], end: Int) {
        var result: [Argument] = []
        var index = parenthesis + 1
        while index < tokens.count, !tokens.isSign(")", index) {
            let isLabeled =
                tokens.name(index) != nil && tokens.isSign(":", index + 1) && !tokens.isSign(":", index + 2)
            let start = isLabeled ? index + 2 : index
            let (value, end) = argument(at: start)
            result.append(
                Argument(
                    label: isLabeled ? tokens.name(index) : nil, value: value, position: tokens.position(of: index),
                    valuePosition: tokens.position(of: start)))
            index = tokens.isSign(",", end) ? end + 1 : end
            // Anything else doesn't compile.
            if end == start, !tokens.isSign(",", end) { break }
        }
        return (result, tokens.isSign(")", index) ? index + 1 : index)
    }

    private func argument(at index: Int) -> (Expression, end: Int) {
        if let (expression, end) = simple(at: index), tokens.isSign(end, in: [",", ")"]) { return (expression, end) }
        return (.other, skip(from: index))
    }

    private func simple(at index: Int) -> (Expression, end: Int)? {
        guard let token = tokens[index] else { return nil }
        switch token.kind {
        case .string:
            return Literal.string(tokens.source.text(token.range)).map { (.string($0), index + 1) }
        case .number:
            return Literal.integer(tokens.source.text(token.range)).map { (.integer($0), index + 1) }
        case .sign where tokens.isSign("-", index):
            guard let number = tokens[index + 1], number.kind == .number, number.isAttached else { return nil }
            return Literal.integer(tokens.source.text(number.range)).map { (.integer(-$0), index + 2) }
        case .word, .escapedName: return name(at: index)
        case .sign where tokens.isSign(".", index):
            return tokens.name(index + 1).map { member(type: nil, $0, end: index + 2) }
        case .sign, .regex, .interpolatedString: return nil
        }
    }

    private func name(at index: Int) -> (Expression, end: Int) {
        switch tokens.word(index) {
        case "true": return (.boolean(true), index + 1)
        case "false": return (.boolean(false), index + 1)
        case "nil": return (.nil, index + 1)
        default:
            var names = [tokens.name(index) ?? ""]
            var end = index + 1
            while let name = qualifiedName(at: &end) { names.append(name) }
            guard names.count > 1 || tokens.isSign("(", end) else { return (.other, end) }
            let name = names.removeLast()
            return member(type: names.isEmpty ? nil : names.joined(separator: "."), name, end: end)
        }
    }

    /// Parses a name after a dot, or after the `::` of a module's name.
    private func qualifiedName(at index: inout Int) -> String? {
        let isModule = tokens.isSign(":", index) && tokens.isSign(":", index + 1)
        let start = index + (isModule ? 2 : 1)
        guard isModule || tokens.isSign(".", index), let name = tokens.name(start) else { return nil }
        index = start + 1
        return name
    }

    private func member(type: String?, _ name: String, end: Int) -> (Expression, end: Int) {
        guard tokens.isSign("(", end) else { return (.member(type: type, name: name), end) }
        // Declarations have two nested calls at most, and each needs stack space.
        guard depth < 8 else { return (.other, tokens.endOfBrackets(end)) }
        let (arguments, callEnd) = ExpressionParser(tokens: tokens, depth: depth + 1).arguments(at: end)
        let isImplicit = type == nil && tokens.isSign(".", end - 2)
        let callee = type.map { "\($0).\(name)" } ?? (isImplicit ? ".\(name)" : name)
        return (.call(callee, arguments: arguments), callEnd)
    }

    /// Returns whether an expression can end before an index.
    private func isEnd(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return true }
        switch token.kind {
        case .word: return !["as", "is"].contains(tokens.word(index))
        case .sign:
            return !tokens.isSign(index, in: [".", "(", "[", "{"]) && !ByteClass.isOperator(tokens.sign(index))
        default: return true
        }
    }

    /// Returns the index of the comma or closing bracket after an expression.
    private func skip(from index: Int) -> Int {
        var index = index
        while index < tokens.count {
            switch tokens.sign(index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): index = tokens.endOfBrackets(index)
            case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                return index
            case UInt8(ascii: "<"): index = tokens.endOfGenericArguments(index) ?? index + 1
            default: index += 1
            }
        }
        return index
    }
}

/// Evaluates literals.
enum Literal {
    /// Returns the value of a decimal integer, or nil for any other number.
    static func integer(_ source: String) -> Int? { Int(source.filter { $0 != "_" }) }

    /// Returns the value of a string literal with one quote at each end and without interpolations.
    static func string(_ source: String) -> StringValue? {
        guard source.utf8.count > 1, source.utf8.first == UInt8(ascii: "\""), source.utf8.last == UInt8(ascii: "\""),
            !source.hasPrefix("\"\"\"")
        else { return nil }
        let written = source.unicodeScalars.dropFirst().dropLast()
        var result = String.UnicodeScalarView()
        var rest = written
        while let scalar = rest.popFirst() {
            if scalar == "\\" {
                guard let escaped = escaped(&rest) else { return nil }
                result.append(escaped)
            } else {
                result.append(scalar)
            }
        }
        return StringValue(String(result), inset: result.count == written.count ? 1 : nil)
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
