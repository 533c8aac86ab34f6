extension Tokens {
    /// The tokens of a range as one would write them, without comments.
    func text(_ range: Range<Int>) -> String {
        var result = ""
        for index in range.clamped(to: 0..<count) {
            let token = all[index]
            if needsBlank(before: index), index > range.lowerBound { result += " " }
            result += token.kind == .escapedName ? "`\(bytes.text(token.range))`" : bytes.text(token.range)
        }
        return result
    }

    private func needsBlank(before index: Int) -> Bool {
        let isName = name(index) != nil || self[index]?.kind == .number
        let wasName = name(index - 1) != nil || self[index - 1]?.kind == .number
        if isName, wasName { return true }
        // `@Sendable (Int)`, but `Array(1)`.
        if isSign("(", index), wasName, self[index]?.isAttached == false { return true }
        if isSign(",", index - 1) || isSign(":", index - 1) && !isSign(":", index - 2) && !isSign(":", index) {
            return true
        }
        return isArrowHead(index - 1) || isSign("-", index) && isArrowHead(index + 1)
            || isSign("&", index) || isSign("&", index - 1) || isLoneSign("=", index) || isLoneSign("=", index - 1)
    }
}
