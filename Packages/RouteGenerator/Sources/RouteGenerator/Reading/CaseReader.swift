/// Reads the cases of an enumeration.
struct CaseReader {
    let tokens: Tokens
    let lines: Lines

    /// The cases behind the word `case` at an index, and the index behind them.
    func cases(at index: Int, isConditional: Bool) -> ([CaseDeclaration], end: Int) {
        var result: [CaseDeclaration] = []
        var index = index + 1
        while let name = tokens.name(index) {
            var found = CaseDeclaration(name: name, position: position(of: index), isConditional: isConditional)
            index += 1
            if tokens.isSign("(", index) {
                let end = tokens.behindBrackets(index)
                found.values = values(index + 1..<max(index + 1, end - 1))
                index = end
            }
            result.append(found)
            if tokens.isLoneSign("=", index) { index = behindRawValue(index + 1) }
            guard tokens.isSign(",", index) else { break }
            index += 1
        }
        return (result, index)
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

    /// Where the type ends, and where the value's default does.
    private func endOfValue(_ start: Int, in range: Range<Int>) -> (type: Int, whole: Int) {
        var index = start
        var typeEnd: Int?
        while index < range.upperBound, !tokens.isSign(",", index) {
            if tokens.isLoneSign("=", index) { typeEnd = typeEnd ?? index }
            let isAttached = tokens[index]?.isAttached == true
            if tokens.isSign("<", index), typeEnd == nil || isAttached && tokens.name(index - 1) != nil {
                index = tokens.behindAngles(index)
            } else if ["(", "[", "{"].contains(where: { tokens.isSign($0, index) }) {
                index = tokens.behindBrackets(index)
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
            label: label, type: tokens.text(type..<range.upperBound), position: position(of: first),
            typePosition: position(of: type))
    }

    private func behindRawValue(_ index: Int) -> Int {
        tokens.isSign("-", index) ? index + 2 : index + 1
    }

    private func position(of index: Int) -> SourcePosition { lines.position(of: tokens[index]?.start ?? 0) }
}
