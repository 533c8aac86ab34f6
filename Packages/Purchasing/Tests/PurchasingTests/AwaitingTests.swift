import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Purchasing

/// The actions of purchasing while the store or the server hasn't responded.
@MainActor
@Suite struct AwaitingTests {
    private let scene = PurchasingScene()
    private let router = Router<PurchasingRoute>()

    private func quickOrder(_ text: String) async -> QuickOrderViewModel {
        let viewModel = scene.flow(router: router).makeQuickOrderViewModel()
        viewModel.text = text
        await viewModel.check()
        return viewModel
    }

    @Test func linesThatAreChangedMeanwhileAreAddedAsTheyAre() async {
        let viewModel = await quickOrder("8 2\n6\n1")
        scene.bag.hold { $0 == .add(.stool, quantity: 2) }
        let adding = Task { await viewModel.addToBag() }
        await scene.bag.waitUntilHeld()
        viewModel.remove(.candle)
        viewModel.setQuantity(3, of: Product.ID(rawValue: 1))
        scene.bag.release()
        await adding.value
        #expect(scene.bag.currentBag.lines.map(\.id.rawValue) == [8, 1])
        #expect(scene.bag.currentBag.lines.map(\.quantity) == [2, 3])
    }

    @Test(arguments: [("6", "Couldn't add to bag"), ("6\n8", "Couldn't add everything to your bag")])
    func titleSaysWhetherAnythingWasAdded(text: String, title: String) async {
        let viewModel = await quickOrder(text)
        scene.bag.store(.fixture(id: 6, title: "Amber Candle", stock: 0))
        await viewModel.addToBag()
        #expect(viewModel.alert.map { String(localized: $0.title) } == title)
    }

    @Test func cancellationIsNotAProblem() async {
        let viewModel = await quickOrder("6")
        scene.bag.failure = .cancelled
        await viewModel.addToBag()
        #expect(viewModel.alert == nil && viewModel.lines.count == 1 && scene.exits.isEmpty)
    }

    @Test func laterProductIsRetriedAfterOneThatIsUnknown() async {
        scene.products.forgetStored()
        let viewModel = await quickOrder("999")
        scene.products.freshFailure = .offline
        scene.reachability.current = .offline
        viewModel.text = "8"
        await viewModel.check()
        #expect(viewModel.lines.map(\.product.isSuccess) == [false, false])
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        scene.products.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.lines.last?.product.isSuccess == true }
    }

    @Test func loadThatEndsWithTheScreenIsContinuedWhenItAppearsAgain() async {
        scene.products.forgetStored()
        scene.products.freshFailure = .offline
        let viewModel = await quickOrder("8")
        scene.products.freshFailure = nil
        scene.products.hold()
        let retry = Task { await viewModel.retry() }
        await scene.products.waitUntilHeld()
        retry.cancel()
        await retry.value
        scene.products.release()
        #expect(viewModel.lines.map(\.product.isLoading) == [true])
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.total == Money(minorUnits: 49_00) }
    }

    // MARK: - Buy again

    @Test func undoTakesBackAllAdditionsOfAProduct() async throws {
        let viewModel = scene.buyAgain()
        let products = [RegularProduct](.fixtures)
        let product = try #require(products.first)
        await viewModel.add(product)
        await viewModel.add(product)
        #expect(viewModel.undo.message.map { String(localized: $0) } == "2 × Oak Stool added to bag")
        viewModel.undo.undo()
        await settle(scene.bag) { scene.bag.currentBag.isEmpty }

        // The offer for another product is its own.
        await viewModel.add(product)
        await viewModel.add(products[1])
        viewModel.undo.undo()
        await settle(scene.bag) { scene.bag.currentBag.lines.map(\.id) == [product.id] }
    }
}
