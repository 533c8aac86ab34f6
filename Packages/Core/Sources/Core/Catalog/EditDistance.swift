import Model

/// The distances of texts from a word: the number of letters that were inserted, left out, replaced, or swapped with the next.
///
/// It also finds the next text, by code points, that can begin a similar one. So a sorted list of words is searched with few
/// lookups, each of which skips all words that aren't similar.
struct EditDistance: Sendable {
    private typealias Row = [Int]

    private let word: [Unicode.Scalar]
    /// The most edits of a similar word.
    let maximum: Int

    /// Returns `nil` if a word isn't corrected: too many words are similar to one of three letters, and numbers and
    /// characters of scripts without spaces have no spelling.
    init?(_ text: String) {
        word = Array(text.unicodeScalars)
        guard word.count >= 4, !text.contains(where: { $0.isNumber || $0.isUnspaced }) else { return nil }
        maximum = word.count >= 8 ? 2 : 1
    }

    /// Returns the distance of a text. `nil` if it isn't similar.
    func distance(to text: [Unicode.Scalar]) -> Int? {
        let rows = rows(of: text)
        guard rows.count == text.count + 1, let distance = rows.last?.last, distance <= maximum else { return nil }
        return distance
    }

    /// Returns the first text, at or after another, that can begin a similar text. `nil` if there is none.
    func firstText(from text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        var rows = rows(of: text)
        var length = rows.count - 1
        if length == text.count { return text }
        var lowest = text[length].value
        while true {
            let prefix = Array(text[..<length])
            if let next = next(from: lowest, after: prefix, rows) { return prefix + [next] }
            guard length > 0 else { return nil }
            length -= 1
            rows.removeLast()
            lowest = text[length].value + 1
        }
    }

    /// Returns the lowest letter, at least `lowest`, with which a prefix can still become a similar text.
    private func next(from lowest: UInt32, after prefix: [Unicode.Scalar], _ rows: [Row]) -> Unicode.Scalar? {
        let candidates = word.filter { $0.value >= lowest } + [Unicode.Scalar(lowest)].compactMap(\.self)
        return candidates.sorted().first { canContinue(row(after: prefix, $0, rows)) }
    }

    /// Returns the rows of a text, as far as it can begin a similar text.
    private func rows(of text: [Unicode.Scalar]) -> [Row] {
        var rows: [Row] = [Array(0...word.count)]
        for (index, letter) in text.enumerated() {
            let row = row(after: Array(text[..<index]), letter, rows)
            guard canContinue(row) else { break }
            rows.append(row)
        }
        return rows
    }

    private func canContinue(_ row: Row) -> Bool { row.contains { $0 <= maximum } }

    /// Returns the distances of a text with one more letter from each beginning of the word.
    private func row(after prefix: [Unicode.Scalar], _ letter: Unicode.Scalar, _ rows: [Row]) -> Row {
        let last = rows[prefix.count]
        var row = [prefix.count + 1]
        for (index, expected) in word.enumerated() {
            var distance = min(last[index + 1] + 1, row[index] + 1, last[index] + (expected == letter ? 0 : 1))
            if index > 0, word[index - 1] == letter, prefix.last == expected {
                distance = min(distance, rows[prefix.count - 1][index - 1] + 1)
            }
            row.append(distance)
        }
        return row
    }
}
