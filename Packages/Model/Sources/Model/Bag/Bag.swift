/// The products that the user wants to buy.
public struct Bag: Hashable, Codable, Sendable {
    /// The lines, oldest first.
    public var lines: [BagLine]

    /// Creates a bag with lines, oldest first.
    public init(lines: [BagLine] = []) {
        self.lines = lines
    }

    /// A Boolean value that indicates whether the bag has no lines.
    public var isEmpty: Bool { lines.isEmpty }

    /// The total quantity of all lines.
    public var itemCount: Int {
        lines.reduce(0) { count, line in
            let (sum, overflow) = count.addingReportingOverflow(line.quantity)
            return overflow ? .max : sum
        }
    }

    /// The totals. `nil` if the lines are in different currencies, or if a sum overflows.
    public var totals: BagTotals? { BagTotals(lines) }

    /// The line of a product. `nil` if the bag doesn't contain it. Complexity: O(n) in the number of lines.
    public subscript(id: Product.ID) -> BagLine? { lines.first { $0.id == id } }
}
