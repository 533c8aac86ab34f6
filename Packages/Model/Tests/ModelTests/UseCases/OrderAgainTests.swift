import FlowKit
import Foundation
import Loading
import Synchronization
import Testing

@testable import Model

@Suite struct OrderAgainTests {
    let lamp = OrderLine(
        product: Product.ID(rawValue: 1), title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 64_00))
    let stool = OrderLine(
        product: Product.ID(rawValue: 2), title: "Stool", quantity: 1, unitPrice: Money(minorUnits: 49_00))
    private let bag = ShelfBag()
    let analytics = Recorder()

    @Test func theOrderedQuantitiesAreAdded() async {
        bag.stored = [lamp.id, stool.id]
        let outcome = await orderAgain { _ in true }
        #expect(outcome.added == [lamp, stool])
        #expect(outcome.refused.isEmpty)
        #expect(bag.quantities == [lamp.id: 2, stool.id: 1])
        #expect(
            analytics.events == [.addedToBag(lamp.id, quantity: 2), .addedToBag(stool.id, quantity: 1)])
    }

    @Test func aProductThatIsNotStoredIsLoadedFirst() async {
        bag.stored = [stool.id]
        let outcome = await orderAgain { [bag] id in
            bag.stored.insert(id)
            return true
        }
        #expect(outcome.added == [lamp, stool])
        #expect(bag.quantities == [lamp.id: 2, stool.id: 1])
    }

    @Test func aProductThatCanNotBeLoadedDoesNotKeepOthersOut() async {
        bag.stored = [stool.id]
        let outcome = await orderAgain { _ in false }
        #expect(outcome.added == [stool])
        #expect(outcome.refused == [.init(line: lamp, reason: .service(.offline))])
        #expect(bag.quantities == [stool.id: 1])
    }

    private func orderAgain(load: @escaping @Sendable (Product.ID) -> Bool) async -> OrderAgain.Outcome {
        let order = Order(
            id: Order.ID(rawValue: 1), placedAt: Date(timeIntervalSince1970: 0), status: .delivered,
            lines: [lamp, stool], total: Money(minorUnits: 177_00))
        return await OrderAgain(products: Loader(load: load), bag: bag, analytics: analytics)(order.lines)
    }
}

/// A bag that takes only products that are stored.
private final class ShelfBag: BagService {
    private let state = Mutex((stored: Set<Product.ID>(), quantities: [Product.ID: Int]()))

    var stored: Set<Product.ID> {
        get { state.withLock { $0.stored } }
        set { state.withLock { $0.stored = newValue } }
    }
    var quantities: [Product.ID: Int] { state.withLock { $0.quantities } }

    func bag() -> AsyncStream<Bag> { AsyncStream { $0.finish() } }

    func add(_ id: Product.ID, quantity: Int) async throws(BagError) {
        guard stored.contains(id) else { throw .service(.notFound("product \(id)")) }
        state.withLock { $0.quantities[id, default: 0] += quantity }
    }

    func take(_ id: Product.ID, quantity: Int) async throws(BagError) {}
    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {}
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? { nil }
    func restore(_ removed: RemovedBagLine) async throws(BagError) {}
}

/// Loads products, or is offline.
private struct Loader: ProductService {
    let load: @Sendable (Product.ID) -> Bool

    func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        throw .offline
    }

    func product(_ id: Product.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Product? {
        guard load(id) else { throw .offline }
        return nil
    }
}
