/// The products that the user wants to buy.
public struct Bag: Hashable, Sendable {
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
        lines.reduce(0) { $0.saturating(adding: $1.quantity) }
    }

    /// The totals. `nil` if the lines are in different currencies, or if a sum overflows.
    public var totals: BagTotals? { BagTotals(lines) }

    /// The line of a product. `nil` if the bag doesn't contain it. Complexity: O(n) in the number of lines.
    public subscript(id: Product.ID) -> BagLine? { lines.first { $0.id == id } }
}

// MARK: - Rules

extension Bag {
    /// Adds a quantity of a product. A product that the bag doesn't contain becomes the last line.
    ///
    /// - Throws: The reason why the resulting quantity isn't available. The bag is unchanged then.
    public mutating func add(_ product: ProductSummary, quantity: Int) throws(QuantityRefusal) {
        let rule = product.stockRule
        guard quantity > 0 else { throw .belowMinimum(rule.minimum) }
        let index = index(of: product.id)
        let held = index.map { lines[$0].quantity } ?? 0
        let line = BagLine(product: product, quantity: quantity.saturating(adding: held))
        if let refusal = line.refusal { throw refusal }
        if let index { lines[index] = line } else { lines.append(line) }
    }

    /// Removes a quantity of a product. Removes the whole line if the rest would be below the minimum. Does nothing if the
    /// bag doesn't contain the product.
    public mutating func take(_ id: Product.ID, quantity: Int) {
        guard quantity > 0, let index = index(of: id) else { return }
        let rest = lines[index].quantity - quantity
        if rest < lines[index].product.stockRule.minimum {
            lines.remove(at: index)
        } else {
            lines[index].quantity = rest
        }
    }

    /// Sets the quantity of a product. Does nothing if the bag doesn't contain the product.
    ///
    /// - Throws: The reason why the quantity isn't available. The bag is unchanged then.
    public mutating func setQuantity(_ quantity: Int, of id: Product.ID) throws(QuantityRefusal) {
        guard let index = index(of: id) else { return }
        if let refusal = lines[index].product.stockRule.refusal(of: quantity) { throw refusal }
        lines[index].quantity = quantity
    }

    /// Removes a line. Returns a value for undo, or `nil` if the bag doesn't contain the product.
    @discardableResult
    public mutating func remove(_ id: Product.ID) -> RemovedBagLine? {
        index(of: id).map { RemovedBagLine(line: lines.remove(at: $0), index: $0) }
    }

    /// Restores a removed line at its position. Does nothing if the bag contains the product again.
    public mutating func restore(_ removed: RemovedBagLine) {
        guard index(of: removed.line.id) == nil, removed.line.quantity > 0 else { return }
        lines.insert(removed.line, at: min(max(removed.index, 0), lines.count))
    }

    private func index(of id: Product.ID) -> Int? { lines.firstIndex { $0.id == id } }
}

extension Int {
    /// Returns the sum of two quantities, or the largest number if it overflows.
    public func saturating(adding other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
