/// What is to be bought.
public struct Bag: Hashable, Codable, Sendable {
    /// In the order in which they were put in.
    public var lines: [BagLine]

    /// A bag with these lines, the one that was put in first at the beginning.
    public init(lines: [BagLine] = []) {
        self.lines = lines
    }

    /// Whether nothing is in it.
    public var isEmpty: Bool { lines.isEmpty }

    /// How many pieces there are, of all products.
    public var itemCount: Int {
        lines.reduce(0) { count, line in
            let (sum, overflow) = count.addingReportingOverflow(line.quantity)
            return overflow ? .max : sum
        }
    }

    /// What it all costs; nil when the lines have no common currency or the sum does not fit.
    public var totals: BagTotals? { BagTotals(lines) }

    /// The product's line; nil when it is not in the bag. Looks at each line until it is found.
    public subscript(id: Product.ID) -> BagLine? { lines.first { $0.id == id } }
}
