import Model

/// The rules of a bag as a value.
struct MockBagState: Sendable {
    private(set) var bag: Bag
    private var products: [Product.ID: ProductSummary]

    init(bag: Bag, products: [ProductSummary]) {
        self.bag = bag
        self.products = Dictionary(products.map { ($0.id, $0) }) { _, last in last }
        for line in bag.lines where self.products[line.id] == nil { self.products[line.id] = line.product }
    }

    mutating func store(_ product: ProductSummary) {
        products[product.id] = product
        if let index = index(of: product.id) { bag.lines[index].product = product }
    }

    mutating func add(_ id: Product.ID, quantity: Int) throws(BagError) {
        guard let product = products[id] else { throw .service(.notFound("product \(id)")) }
        guard quantity > 0 else { throw .refused(.belowMinimum(product.stockRule.minimum)) }
        let index = index(of: id)
        let (sum, overflow) = quantity.addingReportingOverflow(index.map { bag.lines[$0].quantity } ?? 0)
        let total = overflow ? Int.max : sum
        if let refusal = product.stockRule.refusal(of: total) { throw .refused(refusal) }
        if let index {
            bag.lines[index].quantity = total
        } else {
            bag.lines.append(BagLine(product: product, quantity: total))
        }
    }

    mutating func take(_ id: Product.ID, quantity: Int) {
        guard quantity > 0, let index = index(of: id) else { return }
        let left = bag.lines[index].quantity - quantity
        if left < bag.lines[index].product.stockRule.minimum {
            bag.lines.remove(at: index)
        } else {
            bag.lines[index].quantity = left
        }
    }

    mutating func setQuantity(_ quantity: Int, of id: Product.ID) throws(BagError) {
        guard let index = index(of: id) else { return }
        if let refusal = bag.lines[index].product.stockRule.refusal(of: quantity) { throw .refused(refusal) }
        bag.lines[index].quantity = quantity
    }

    mutating func remove(_ id: Product.ID) -> RemovedBagLine? {
        index(of: id).map { RemovedBagLine(line: bag.lines.remove(at: $0), index: $0) }
    }

    /// Restores a removed line, unless the product has been added again since.
    mutating func restore(_ removed: RemovedBagLine) {
        guard index(of: removed.line.id) == nil else { return }
        bag.lines.insert(removed.line, at: min(max(removed.index, 0), bag.lines.count))
    }

    private func index(of id: Product.ID) -> Int? {
        bag.lines.firstIndex { $0.id == id }
    }
}
