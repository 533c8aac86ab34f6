import Model

extension StockRule {
    /// The notes about availability and minimum quantity.
    var notes: [String] {
        guard !isSoldOut else { return ["Sold out"] }
        let left = isLow ? "Only \(stock) left" : "In stock"
        return minimum > 1 ? [left, "Sold in quantities of \(minimum) or more"] : [left]
    }
}
