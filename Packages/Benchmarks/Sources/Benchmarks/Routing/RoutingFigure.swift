/// What reading and printing a link takes, in nanoseconds, in a table of some size.
struct RoutingFigure: Codable, Equatable {
    let entries: Int
    /// How many different links were read, one after the other.
    let links: Int
    /// A link as text, to its route.
    let parse: Double
    /// A route, to its path as text.
    let print: Double
    /// The whole path, in a `Dictionary`.
    let dictionary: Double
    /// All patterns, one after the other.
    let scan: Double
    /// `URLComponents(string:)` alone.
    let components: Double
    /// Making the whole table, in microseconds.
    let construction: Double

    static let heading = row(
        ["entries", "links", "parse ns", "print ns", "dictionary", "scan", "components", "table µs"])

    var row: String {
        let times = [parse, print, dictionary, scan, components, construction]
        return Self.row(["\(entries)", "\(links)"] + times.map { "\(Int($0.rounded()))" })
    }

    private static func row(_ columns: [String]) -> String {
        columns.map { String(repeating: " ", count: max(12 - $0.count, 1)) + $0 }.joined()
    }
}
