import FlowKit
import Model

extension StockRule {
    /// The notes about availability and minimum quantity.
    var notes: [LocalizedStringResource] {
        guard !isSoldOut else { return ["Sold out"] }
        let left: LocalizedStringResource = isLow ? "Only \(stock) left" : "In stock"
        return minimum > 1 ? [left, "Sold in quantities of \(minimum) or more"] : [left]
    }
}
