/// The time to read and print a link in a table of some size, compared with a baseline in the same run.
struct RoutingFigure: Codable, Equatable {
    /// The number of entries of the table.
    let entries: Int
    /// The number of different links, which are read one after the other.
    let links: Int
    /// Reading a link: multiples of `URLComponents(string:)`.
    let parse: Double
    /// Printing a route: multiples of `URLComponents(string:)`.
    let print: Double
    /// Comparing all patterns with the path: multiples of reading the link.
    let scan: Double

    static let heading = row(["entries", "links", "parse", "print", "scan"])

    var row: String {
        Self.row(["\(entries)", "\(links)"] + [parse, print, scan].map { "\(($0 * 100).rounded() / 100)" })
    }

    private static func row(_ columns: [String]) -> String {
        columns.map { String(repeating: " ", count: max(12 - $0.count, 1)) + $0 }.joined()
    }
}
