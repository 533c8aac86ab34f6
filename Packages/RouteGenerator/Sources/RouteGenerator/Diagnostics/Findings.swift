/// Collects what is wrong.
struct Findings {
    private var found: [Diagnostic] = []

    mutating func error(_ message: String, at place: SourcePlace, notes: [Diagnostic.Note] = []) {
        found.append(Diagnostic(message, at: place, notes: notes))
    }

    var isEmpty: Bool { found.isEmpty }

    /// All of it as it stands in the sources, each once.
    var sorted: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return found.filter { seen.insert($0).inserted }.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }
}
