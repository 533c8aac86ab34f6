public import Loading
public import Model

/// The products and quantities that the user typed or pasted, one product per line: its number, and the quantity after a
/// space, tab, comma or semicolon. A line without a quantity orders one.
struct QuickOrder: Hashable {
    /// A product and the ordered quantity.
    struct Entry: Hashable {
        let product: Product.ID
        var quantity: Int
    }

    /// The products in the order of their first lines. Quantities of the same product are added up.
    private(set) var entries: [Entry] = []
    /// The lines that can't be read.
    private(set) var unreadable: [String] = []

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0.isWhitespace || $0 == "," || $0 == ";" }
            guard let first = words.first else { continue }
            if words.count <= 2, let number = Int(first), number > 0,
                let quantity = words.count == 2 ? Int(words[1]) : 1, quantity > 0
            {
                add(quantity, of: Product.ID(rawValue: number))
            } else {
                unreadable.append(String(line))
            }
        }
    }

    private mutating func add(_ quantity: Int, of product: Product.ID) {
        if let index = entries.firstIndex(where: { $0.product == product }) {
            entries[index].quantity = entries[index].quantity.saturating(adding: quantity)
        } else {
            entries.append(Entry(product: product, quantity: quantity))
        }
    }
}

/// A line of a quick order.
public struct QuickOrderLine: Identifiable, Hashable, Sendable {
    /// The product's number, which the user entered.
    public let id: Product.ID
    /// The ordered quantity.
    public internal(set) var quantity: Int
    /// The product with this number.
    public internal(set) var product: ViewState<ProductSummary, ServiceError> = .loading

    /// The line as it would be in the bag. `nil` until the product is known.
    public var bagLine: BagLine? { product.value.map { BagLine(product: $0, quantity: quantity) } }

    /// A Boolean value that indicates whether the line can be added to the bag.
    public var isAvailable: Bool { bagLine.map { $0.refusal == nil } ?? false }
}
