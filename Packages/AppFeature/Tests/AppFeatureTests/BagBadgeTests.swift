import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

/// What the bag's tab says when the bag can't be read any more.
@MainActor @Suite(.timeLimit(.minutes(60))) struct BagBadgeTests {
    @Test func aBagThatEndsIsNotCounted() async throws {
        let (bags, continuation) = AsyncStream.makeStream(of: Bag.self)
        let viewModel = try Shop(bag: EndingBag(bags: bags)).viewModel
        let product = try #require([ProductSummary].catalog.first)
        let observing = Task { await viewModel.observe() }
        continuation.yield(Bag(lines: [BagLine(product: product, quantity: 3)]))
        await settle(viewModel) { viewModel.badge(of: .bag) == 3 }

        continuation.finish()
        await settle(viewModel) { viewModel.badge(of: .bag) == 0 }
        observing.cancel()
        await observing.value
    }
}

/// A bag whose contents the test says, and which nobody changes.
private struct EndingBag: BagService {
    let bags: AsyncStream<Bag>

    func bag() -> AsyncStream<Bag> { bags }
    func add(_ id: Product.ID, quantity: Int) async throws(BagError) {}
    func take(_ id: Product.ID, quantity: Int) async throws(BagError) {}
    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {}
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? { nil }
    func restore(_ removed: RemovedBagLine) async throws(BagError) {}
}
