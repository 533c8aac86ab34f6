/// A measured value.
struct CatalogFigure: Codable, Equatable {
    let name: String
    let unit: String
    let value: Double
    /// The same of SQLite alone, measured in turns with the value. `nil` if there is nothing to compare with.
    var baseline: Double?

    var row: String { "\(name): \((value * 100).rounded() / 100) \(unit)" }
}
