/// A measured value.
struct CatalogFigure: Codable, Equatable {
    let name: String
    let unit: String
    let value: Double

    var row: String { "\(name): \((value * 100).rounded() / 100) \(unit)" }
}
