/// What one list's first page takes, in microseconds: from the store, and with SQLite's own functions.
struct ListingFigure: Codable, Equatable {
    let list: String
    let store: Double
    /// A statement that was prepared once, its columns read and copied.
    let prepared: Double
    /// A statement that is prepared each time and read as text, as the shell does it.
    let shell: Double

    var ofPrepared: Double { store / prepared }
    var ofShell: Double { store / shell }

    static let heading = row("list", ["store µs", "prepared µs", "times", "shell µs", "times"])

    var row: String {
        Self.row(list, [store, prepared, ofPrepared, shell, ofShell].map(Self.hundredths))
    }

    private static func row(_ name: String, _ columns: [String]) -> String {
        padded(name, 27, before: false) + columns.map { padded($0, 13, before: true) }.joined()
    }

    private static func padded(_ text: String, _ width: Int, before: Bool) -> String {
        let padding = String(repeating: " ", count: max(width - text.count, 0))
        return before ? padding + text : text + padding
    }

    static func hundredths(_ value: Double) -> String {
        let scaled = Int((value * 100).rounded())
        let fraction = String(scaled % 100)
        return "\(scaled / 100).\(fraction.count < 2 ? "0" + fraction : fraction)"
    }
}
