/// Reads the expressions that a declaration may use: literals, members, calls.
struct ExpressionReader {
    let tokens: Tokens
    let lines: Lines
    /// How many calls are around this one.
    var depth = 0

    /// Reads an expression that begins at an index and ends before a comma, a closing bracket, or another declaration.
    ///
    /// - Returns: The expression, and the index of what follows it.
    func expression(at index: Int) -> (Expression, end: Int) {
        guard let (expression, end) = simple(at: index), isEnd(end) else { return (.other, skip(from: index)) }
        return (expression, end)
    }

    /// The arguments of a call whose parenthesis is at an index, and the index behind the other one.
    func arguments(at parenthesis: Int) -> ([Argument], end: Int) {
        var result: [Argument] = []
        var index = parenthesis + 1
        while index < tokens.count, !tokens.isSign(")", index) {
            let isLabeled =
                tokens.name(index) != nil && tokens.isSign(":", index + 1) && !tokens.isSign(":", index + 2)
            let start = isLabeled ? index + 2 : index
            let (value, end) = argument(at: start)
            result.append(
                Argument(
                    isLabeled ? tokens.name(index) : nil, value, at: position(of: index), valueAt: position(of: start))
            )
            index = tokens.isSign(",", end) ? end + 1 : end
            // Whatever else stands there does not compile.
            if end == start, !tokens.isSign(",", end) { break }
        }
        return (result, tokens.isSign(")", index) ? index + 1 : index)
    }

    func position(of index: Int) -> SourcePosition {
        lines.position(of: (tokens[index] ?? tokens[tokens.count - 1])?.start ?? 0)
    }

    private func argument(at index: Int) -> (Expression, end: Int) {
        if let (expression, end) = simple(at: index), tokens.isSign(",", end) || tokens.isSign(")", end) {
            return (expression, end)
        }
        return (.other, skip(from: index))
    }

    private func simple(at index: Int) -> (Expression, end: Int)? {
        guard let token = tokens[index] else { return nil }
        switch token.kind {
        case .string:
            return LiteralReader(bytes: tokens.bytes).string(token.range).map { (.string($0), index + 1) }
        case .number:
            return LiteralReader(bytes: tokens.bytes).integer(token.range).map { (.integer($0), index + 1) }
        case .sign where tokens.isSign("-", index) && tokens[index + 1]?.kind == .number:
            guard let number = tokens[index + 1], number.isAttached else { return nil }
            return LiteralReader(bytes: tokens.bytes).integer(number.range).map { (.integer(-$0), index + 2) }
        case .word, .escapedName: return word(at: index)
        case .sign where tokens.isSign(".", index):
            return tokens.name(index + 1).map { member(type: nil, $0, behind: index + 2) }
        case .sign, .regex, .interpolatedString: return nil
        }
    }

    private func word(at index: Int) -> (Expression, end: Int) {
        switch tokens.word(index) {
        case "true": return (.boolean(true), index + 1)
        case "false": return (.boolean(false), index + 1)
        case "nil": return (.nil, index + 1)
        default:
            var names = [tokens.name(index) ?? ""]
            var end = index + 1
            while let name = qualified(at: &end) { names.append(name) }
            guard names.count > 1 || tokens.isSign("(", end) else { return (.other, end) }
            let name = names.removeLast()
            return member(type: names.isEmpty ? nil : names.joined(separator: "."), name, behind: end)
        }
    }

    /// What follows a name behind a dot, or behind the `::` of a module's name.
    private func qualified(at index: inout Int) -> String? {
        let isModule = tokens.isSign(":", index) && tokens.isSign(":", index + 1)
        let start = index + (isModule ? 2 : 1)
        guard isModule || tokens.isSign(".", index), let name = tokens.name(start) else { return nil }
        index = start + 1
        return name
    }

    private func member(type: String?, _ name: String, behind end: Int) -> (Expression, end: Int) {
        guard tokens.isSign("(", end) else { return (.member(type: type, name: name), end) }
        // No declaration has more than two calls in one another, and each takes a piece of the stack.
        guard depth < 8 else { return (.other, tokens.behindBrackets(end)) }
        let (arguments, behind) = ExpressionReader(tokens: tokens, lines: lines, depth: depth + 1).arguments(at: end)
        let isPlain = type == nil && tokens.isSign(".", end - 2)
        let callee = type.map { "\($0).\(name)" } ?? (isPlain ? ".\(name)" : name)
        return (.call(callee, arguments: arguments), behind)
    }

    /// Whether an expression that stands for itself can end before an index.
    private func isEnd(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return true }
        switch token.kind {
        case .word: return !["as", "is"].contains(tokens.word(index))
        case .sign:
            let sign = tokens.sign(index)
            let goesOn = [".", "(", "[", "{"].contains { tokens.isSign($0, index) }
            return !goesOn && !ByteClass.isOperator(sign)
        default: return true
        }
    }

    /// The index of the comma or the closing bracket that ends an expression.
    private func skip(from index: Int) -> Int {
        var index = index
        while index < tokens.count {
            switch tokens.sign(index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): index = tokens.behindBrackets(index)
            case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                return index
            case UInt8(ascii: "<"): index = tokens.behindGenericArguments(index) ?? index + 1
            default: index += 1
            }
        }
        return index
    }
}
