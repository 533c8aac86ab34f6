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
    /// Returns the value of an integer in any radix, or nil if it is too large or no integer.
    static func integer(_ source: String) -> Int? {
        let digits = source.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix)
        }
        return Int(digits)
    }

    /// Returns the value of a string literal without interpolations, or nil if it doesn't compile.
    static func string(_ source: String) -> StringValue? {
        let pounds = source.prefix { $0 == "#" }
        let escape = "\\" + pounds
        let quoted = source.dropFirst(pounds.count).dropLast(pounds.count)
        if quoted.hasPrefix("\"\"\"") {
            let lines = content(of: quoted, quotes: "\"\"\"")?.split(omittingEmptySubsequences: false) {
                $0 == "\n" || $0 == "\r\n"
            }
            if let lines, lines.count > 1 { return multiline(lines, escape).map { StringValue($0, inset: nil) } }
            // `#"""#` is a string that contains a quote.
            if pounds.isEmpty { return nil }
        }
        guard let written = content(of: quoted, quotes: "\""), let text = resolved(String(written), escape) else {
            return nil
        }
        return StringValue(text, inset: text.utf8.count == written.utf8.count ? pounds.count + 1 : nil)
    }

    private static func content(of literal: Substring, quotes: String) -> Substring? {
        let bytes = literal.utf8
        let count = quotes.utf8.count
        guard bytes.count >= 2 * count, bytes.starts(with: quotes.utf8),
            bytes.suffix(count).elementsEqual(quotes.utf8)
        else { return nil }
        return Substring(bytes.dropFirst(count).dropLast(count))
    }

    /// Removes the indentation of the last line from all lines.
    private static func multiline(_ lines: [Substring], _ escape: String) -> String? {
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }
        guard let indentation = lines.last, isBlank(indentation), lines.first?.isEmpty == true else { return nil }
        var result: [Substring] = []
        for line in lines.dropFirst().dropLast() {
            guard isBlank(line) || line.hasPrefix(indentation) else { return nil }
            result.append(line.dropFirst(indentation.count))
        }
        return resolved(result.joined(separator: "\n"), escape)
    }

    /// Returns the text with resolved escapes, or nil if it contains an invalid escape.
    private static func resolved(_ text: String, _ escape: String) -> String? {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            guard rest.starts(with: escape.unicodeScalars) else {
                result.append(scalar)
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(escape.unicodeScalars.count)
            // In a multiline string, a backslash at the end of a line joins it with the next line.
            let line = rest.drop { $0 == " " || $0 == "\t" }
            if line.first == "\n" {
                rest = line.dropFirst()
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            switch escaped {
            case "0": result.append("\0")
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "\\", "\"", "'": result.append(escaped)
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard rest.first == "{", 1...8 ~= digits.count, digits.endIndex < rest.endIndex,
                    let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
                else { return nil }
                result.append(value)
                rest = rest[digits.endIndex...].dropFirst()
            default: return nil
            }
        }
        return String(result)
    }
}
