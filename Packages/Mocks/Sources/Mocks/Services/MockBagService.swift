import FlowKit
import Loading
public import Model

/// An in-memory bag with the stock rules of its products.
public final class MockBagService: BagService, Controllable {
    public enum Call: Hashable, Sendable {
        case add(Product.ID, quantity: Int)
        case take(Product.ID, quantity: Int)
        case setQuantity(Int, Product.ID)
        case remove(Product.ID)
        case restore(Product.ID)
    }

    public let control = MockControl<Call>()
    private let state: MockState<MockBagState>

    /// - Parameters:
    ///   - bag: The initial bag.
    ///   - products: The products that can be added.
    public init(_ bag: Bag = Bag(), products: [ProductSummary] = .catalog) {
        state = MockState(MockBagState(bag: bag, products: products), control.changes)
    }

    /// The current bag.
    public var currentBag: Bag { state.value.bag }

    /// Changes a stored product's price or stock, as a refresh of the catalog does.
    public func store(_ product: ProductSummary) {
        state.update { $0.store(product) }
    }

    public func bag() -> AsyncStream<Bag> {
        state.values { $0.bag }
    }

    public func add(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await answer(.add(id, quantity: quantity))
        try state.update { state throws(BagError) in try state.add(id, quantity: quantity) }
    }

    public func take(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await answer(.take(id, quantity: quantity))
        state.update { $0.bag.take(id, quantity: quantity) }
    }

    public func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {
        try await answer(.setQuantity(quantity, id))
        try state.update { state throws(BagError) in
            do throws(QuantityRefusal) { try state.bag.setQuantity(quantity, of: id) } catch { throw .refused(error) }
        }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? {
        try await answer(.remove(id))
        return state.update { $0.bag.remove(id) }
    }

    public func restore(_ removed: RemovedBagLine) async throws(BagError) {
        try await answer(.restore(removed.line.id))
        state.update { $0.bag.restore(removed) }
    }

    /// Changes the bag without a recorded call, for the other mocks.
    @discardableResult
    func change<Outcome: Sendable, Failure: Error>(
        _ change: @Sendable (inout Bag) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        try state.update { state throws(Failure) in try change(&state.bag) }
    }

    /// Adds a product's minimum quantity without a recorded call, for the wishlist. Returns the quantity.
    func addMinimum(of id: Product.ID) throws(BagError) -> Int {
        try state.update { state throws(BagError) in
            let quantity = state.products[id]?.minimumOrderQuantity ?? 1
            try state.add(id, quantity: quantity)
            return quantity
        }
    }

    /// Removes all ordered lines, or none if any differs from what the user confirmed.
    func takeOut(_ lines: [BagLine]) throws(PlaceOrderError) {
        try state.update { state throws(PlaceOrderError) in
            for line in lines {
                guard state.bag[line.id] == line else { throw .changed(line.id) }
                state.bag.remove(line.id)
            }
        }
    }

    private func answer(_ call: Call) async throws(BagError) {
        do throws(ServiceError) {
            try await control.answer(call)
        } catch {
            throw .service(error)
        }
    }
}

/// A bag and the products that can be added to it.
private struct MockBagState: Sendable {
    var bag: Bag
    private(set) var products: [Product.ID: ProductSummary]

    init(bag: Bag, products: [ProductSummary]) {
        self.bag = bag
        self.products = Dictionary(products.map { ($0.id, $0) }) { _, last in last }
        for line in bag.lines where self.products[line.id] == nil { self.products[line.id] = line.product }
    }

    mutating func store(_ product: ProductSummary) {
        products[product.id] = product
        if let index = bag.lines.firstIndex(where: { $0.id == product.id }) { bag.lines[index].product = product }
    }

    mutating func add(_ id: Product.ID, quantity: Int) throws(BagError) {
        guard let product = products[id] else { throw .service(.notFound("product \(id)")) }
        do throws(QuantityRefusal) { try bag.add(product, quantity: quantity) } catch { throw .refused(error) }
    }
}
