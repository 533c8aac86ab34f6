/// One figure: what the store takes, and what SQLite's own functions take for the same.
struct CatalogueFigure: Codable, Equatable {
    let name: String
    let unit: String
    let value: Double
    /// Nil where there is nothing to compare with.
    var bare: Double?

    var row: String {
        let beside = bare.map { "  bare \(ListingFigure.hundredths($0))" } ?? ""
        return "\(name): \(ListingFigure.hundredths(value)) \(unit)\(beside)"
    }
}
