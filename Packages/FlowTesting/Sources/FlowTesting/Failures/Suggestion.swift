/// Finds likely corrections of misspelled names.
enum Suggestion {
    /// The candidate that is closest to `text`, if it is close: at most a third of the letters differ. Capitals count
    /// less than letters.
    static func closest(to text: String, among candidates: [String]) -> String? {
        let limit = max(2, text.count / 3)
        let ranked = candidates.map { (name: $0, distance: distance(text.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
        return best.name
    }

    /// Returns the number of inserted, removed or replaced letters (Levenshtein). Costs the product of both lengths.
    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[b.count]
    }
}
