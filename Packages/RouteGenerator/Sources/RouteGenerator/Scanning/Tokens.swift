/// The tokens of a source, with random access. A token outside of the source is an empty text.
struct Tokens {
    private let tokens: [Token]
    private let file: String

    init(_ source: [UInt8], of file: String) {
        tokens = Lexer.tokens(source)
        self.file = file
    }

    var count: Int { tokens.count }

    /// The text of a token, with the backticks of a name.
    subscript(_ index: Int) -> String { index >= 0 && index < tokens.count ? tokens[index].text : "" }

    /// Returns the name at an index without its backticks, or nil for any other token.
    func name(_ index: Int) -> String? {
        let text = self[index]
        guard let first = text.unicodeScalars.first else { return nil }
        if first == "`" { return text.filter { $0 != "`" } }
        return first.isNameHead ? text : nil
    }

    /// Returns the location of a token, or of the last token if the index is past the end.
    func location(of index: Int) -> FileLocation {
        let token = index < tokens.count ? tokens[index] : tokens.last
        return FileLocation(file: file, line: token?.line ?? 1, column: token?.column ?? 1)
    }

    func isAttached(_ index: Int) -> Bool { index < tokens.count && tokens[index].isAttached }

    /// Returns the source of a range of tokens in canonical form, without comments.
    func text(_ range: Range<Int>) -> String {
        var result = ""
        for index in range {
            if index > range.lowerBound, needsSpace(before: index) { result += " " }
            result += self[index]
        }
        return result
    }

    private func needsSpace(before index: Int) -> Bool {
        let (previous, next) = (self[index - 1], self[index])
        // `@Sendable (Int)`, but `Array(1)`.
        if isWord(index - 1), isWord(index) || next == "(" && !isAttached(index) { return true }
        return [",", ":", "->", "&", "="].contains(previous) || ["->", "&", "="].contains(next)
    }

    private func isWord(_ index: Int) -> Bool {
        guard let first = self[index].unicodeScalars.first else { return false }
        return first.isInName || first == "`" || first == "@"
    }
}

// Expressions.
extension Tokens {
    /// Returns the expression in a range.
    ///
    /// - Parameter depth: The number of enclosing calls. Declarations have two at most, and each needs stack space.
    func expression(_ range: Range<Int>, depth: Int = 0) -> Expression {
        func source(_ range: Range<Int>) -> String {
            range.count == 1 ? self[range.lowerBound] : text(range).filter { $0 != "`" }.replacing("::", with: ".")
        }
        guard let open = range.first(where: { self[$0] == "(" }), open > range.lowerBound, depth < 8,
            endOfBrackets(open) == range.upperBound, self[range.upperBound - 1] == ")"
        else { return Expression(text: source(range)) }
        let arguments = arguments(in: open..<range.upperBound) { expression($0, depth: depth + 1) }
        return Expression(text: source(range), callee: source(range.lowerBound..<open), arguments: arguments)
    }

    /// Returns the arguments or associated values in brackets: `value`, `label: value` or `label name: Type`.
    func arguments(in brackets: Range<Int>, _ value: (Range<Int>) -> Expression) -> [Argument] {
        parts(of: brackets.dropFirst().dropLast()).map { part in
            let first = part.lowerBound
            let colon = [first + 1, first + 2].first { colon in
                colon < part.upperBound && self[colon] == ":" && (first..<colon).allSatisfy { name($0) != nil }
            }
            let start = colon.map { $0 + 1 } ?? first
            return Argument(
                label: colon == nil || self[first] == "_" ? nil : name(first), value: value(start..<part.upperBound),
                location: location(of: first), valueLocation: location(of: start))
        }
    }
}

// Brackets.
extension Tokens {
    /// Returns the index after the bracket that closes the bracket at an index, or after the token if it is another one.
    /// A `<` that is an operator is no bracket.
    func endOfBrackets(_ start: Int) -> Int {
        let isAngle = self[start] == "<"
        var depth = 0
        var index = start
        while index < count {
            switch self[index] {
            case "{" where isAngle, "}" where isAngle, ";" where isAngle: return start + 1
            case "<" where isAngle: depth += 1
            case ">" where isAngle: depth -= 1
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 { return isAngle && self[index - 1] != ">" ? start + 1 : index }
        }
        return isAngle ? start + 1 : index
    }

    /// Returns the index of the first token outside of all brackets that meets a condition, or the end.
    func first(from start: Int, to end: Int? = nil, where condition: (Int) -> Bool) -> Int {
        let end = end ?? count
        var index = start
        while index < end, !condition(index) {
            let isOperator = self[index] == "<" && !(isAttached(index) && name(index - 1) != nil)
            index = isOperator ? index + 1 : min(endOfBrackets(index), end)
        }
        return index
    }

    /// Splits a range at the commas outside of all brackets.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let comma = first(from: start, to: range.upperBound) { self[$0] == "," }
            if start < comma { parts.append(start..<comma) }
            start = comma + 1
        }
        return parts
    }
}

// Values of constants, whose end Swift doesn't mark.
extension Tokens {
    /// Returns the index after the name of a type, such as `FlowKit.RouteConfig`, or after the called name of an expression.
    func endOfNames(_ start: Int) -> Int {
        var end = start
        while name(end) != nil || [".", "::"].contains(self[end]) { end += 1 }
        return end
    }

    /// Returns the index after a call such as `RouteConfig(…)` or after a string. Returns nil for any other expression, and if
    /// the expression goes on.
    func endOfLiteral(_ start: Int) -> Int? {
        var end = endOfNames(start)
        if self[end] == "(", end > start {
            end = endOfBrackets(end)
        } else if end == start, self[start].hasSuffix("\"") {
            end += 1
        } else {
            return nil
        }
        // An expression goes on with an operator or a sign, and no declaration begins with one.
        let isWord = self[end].unicodeScalars.first.map { $0.isNameHead || "#@`".unicodeScalars.contains($0) } ?? true
        return (isWord || ["}", ";", ","].contains(self[end])) && !["as", "is"].contains(self[end]) ? end : nil
    }
}
