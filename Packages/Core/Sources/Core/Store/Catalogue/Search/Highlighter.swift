import Model

/// Marks in a text the beginnings of words that were looked for, character by character: never half of one.
struct Highlighter {
    /// An excerpt has about so many characters.
    private static let excerptLength = 120
    /// How many of them come before the first match.
    private static let before = 30

    private let words: [[Unicode.Scalar]]

    init(_ words: SearchWords?) {
        self.words = (words?.words ?? []).map { Array(Folding.folded($0).unicodeScalars) }
            .sorted { $0.count > $1.count }
    }

    func highlighted(_ text: String) -> HighlightedText { highlighted(text[...]) }

    private func highlighted(_ text: Substring) -> HighlightedText {
        var parts: [HighlightedText.Part] = []
        var rest = text.startIndex
        for match in matches(in: text) {
            if rest < match.lowerBound { parts.append(.init(String(text[rest..<match.lowerBound]))) }
            parts.append(.init(String(text[match]), isMatch: true))
            rest = match.upperBound
        }
        if rest < text.endIndex { parts.append(.init(String(text[rest...]))) }
        return HighlightedText(parts: parts)
    }

    /// The piece of a text around its first match, between words, with an ellipsis where something is left out. Nil when
    /// nothing matches.
    func excerpt(of text: String) -> HighlightedText? {
        guard let first = matches(in: text[...], most: 1).first else { return nil }
        var start = text.index(first.lowerBound, offsetBy: -Self.before, limitedBy: text.startIndex) ?? text.startIndex
        if start > text.startIndex { start = text[start..<first.lowerBound].firstIndex(of: " ") ?? first.lowerBound }
        var end = text.index(start, offsetBy: Self.excerptLength, limitedBy: text.endIndex) ?? text.endIndex
        if end < text.endIndex, let space = text[first.upperBound..<max(end, first.upperBound)].lastIndex(of: " ") {
            end = space
        }
        var excerpt = highlighted(text[start..<max(end, first.upperBound)])
        if start > text.startIndex { excerpt.parts.insert(.init("…"), at: 0) }
        if end < text.endIndex { excerpt.parts.append(.init("…")) }
        return excerpt
    }

    /// Where words begin with what was looked for, in order, each once.
    private func matches(in text: Substring, most: Int = .max) -> [Range<Substring.Index>] {
        guard !words.isEmpty else { return [] }
        var matches: [Range<Substring.Index>] = []
        var isWithinWord = false
        var index = text.startIndex
        while index < text.endIndex, matches.count < most {
            let isPart = text[index].unicodeScalars.contains(where: \.isPartOfWord)
            if isPart, !isWithinWord, let end = words.lazy.compactMap({ self.end(of: $0, in: text[index...]) }).first {
                matches.append(index..<end)
                index = end
                isWithinWord = true
            } else {
                isWithinWord = isPart
                index = text.index(after: index)
            }
        }
        return matches
    }

    /// Where a word ends that a text begins with; nil when it does not begin with it. A character belongs to the match
    /// when any of its letters does.
    private func end(of word: [Unicode.Scalar], in text: Substring) -> Substring.Index? {
        var rest = word[...]
        var index = text.startIndex
        while !rest.isEmpty {
            guard index < text.endIndex else { return nil }
            for letter in Folding.folded(text[index]) {
                guard let next = rest.first else { break }
                guard next == letter else { return nil }
                rest = rest.dropFirst()
            }
            index = text.index(after: index)
        }
        return index
    }
}
