import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Wishlist

@MainActor
@Suite struct WishlistViewModelTests {
    let products = [ProductSummary].wished
    let scene: WishlistScene
    let viewModel: WishlistViewModel

    init() {
        scene = WishlistScene(products.map(\.id))
        viewModel = scene.viewModel()
    }

    @Test func followsTheWishlistWhileItIsShown() async throws {
        #expect(viewModel.state == .loading)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.value?.count == 2 }

        try await scene.wishlist.remove(products[0].id)
        await settle(viewModel) { viewModel.state.value?.count == 1 }
        #expect(viewModel.state.value?.map(\.id) == [products[1].id])
        observing.cancel()
    }

    @Test func removesAndPutsBackWhereItWas() async {
        await viewModel.remove(item(0))
        #expect(scene.wishlist.currentItems.map(\.id) == [products[1].id])
        #expect(viewModel.undo.message == "\(localized: "\(products[0].title)") removed")

        viewModel.undo.undo()
        await settle(scene.wishlist) { scene.wishlist.currentItems.count == 2 }
        #expect(scene.wishlist.currentItems.map(\.id) == products.map(\.id))
        #expect(viewModel.undo.message == nil)
    }

    @Test func movesTheSmallestQuantityToTheBag() async {
        await viewModel.moveToBag(item(0))

        #expect(scene.bag.currentBag[products[0].id]?.quantity == products[0].minimumOrderQuantity)
        #expect(scene.wishlist.currentItems.map(\.id) == [products[1].id])
    }

    @Test func takesBackAMoveToTheBag() async throws {
        try await scene.bag.add(products[0].id, quantity: products[0].minimumOrderQuantity)
        let before = scene.bag.currentBag
        await viewModel.moveToBag(item(0))
        viewModel.undo.undo()
        await settle(scene.bag, scene.wishlist) {
            scene.bag.currentBag == before && scene.wishlist.currentItems.map(\.id) == products.map(\.id)
        }
    }

    @Test func changesAndUndosAreTracked() async {
        await viewModel.remove(item(0))
        viewModel.undo.undo()
        await settle(scene.analytics) { scene.analytics.events.count == 2 }
        await viewModel.moveToBag(item(1))

        let (first, second) = (products[0].id, products[1].id)
        #expect(
            scene.analytics.events == [
                .wishlistChanged(first, isOn: false), .wishlistChanged(first, isOn: true),
                .addedToBag(second, quantity: products[1].minimumOrderQuantity),
                .wishlistChanged(second, isOn: false),
            ])
    }

    @Test func aMoveBackThatFailsLeavesTheProductInTheBag() async {
        await viewModel.moveToBag(item(0))
        scene.wishlist.failure = .storage("disk full")
        viewModel.undo.undo()
        await settle(viewModel) { viewModel.alert != nil }

        #expect(viewModel.alert?.title == "Can't access saved data")
        #expect(scene.bag.currentBag[products[0].id] != nil)
    }

    @Test func aRefusedMoveLeavesTheProductOnTheWishlist() async throws {
        let soldOut = try #require([ProductSummary].catalog.first { $0.stockRule.isSoldOut })
        try await scene.wishlist.add(soldOut.id)

        await viewModel.moveToBag(WishlistItem(id: soldOut.id, product: soldOut))

        #expect(scene.bag.currentBag.isEmpty)
        #expect(viewModel.alert == AlertState(title: "Couldn't add to bag", message: "This product is sold out."))
        #expect(scene.wishlist.currentItems.map(\.id).contains(soldOut.id))
        #expect(viewModel.undo.message == nil)
    }

    @Test func twoTapsMoveTheProductOnce() async {
        scene.wishlist.hold()
        async let first: Void = viewModel.moveToBag(item(0))
        async let second: Void = viewModel.moveToBag(item(0))
        await scene.wishlist.waitUntilHeld()
        scene.wishlist.release()
        _ = await (first, second)

        #expect(scene.wishlist.calls == [.moveToBag(products[0].id)])
        #expect(scene.bag.currentBag[products[0].id]?.quantity == products[0].minimumOrderQuantity)
    }

    @Test func productThatIsNoLongerOnTheWishlistIsNotAddedToTheBag() async throws {
        try await scene.wishlist.remove(products[0].id)
        await viewModel.moveToBag(item(0))

        #expect(scene.bag.currentBag.isEmpty)
        #expect(scene.analytics.events.isEmpty)
        #expect(viewModel.undo.message == nil)
    }

    @Test func aFailedMoveChangesNothing() async {
        scene.wishlist.failure = .storage("disk full")
        await viewModel.moveToBag(item(0))

        #expect(scene.bag.currentBag.isEmpty)
        #expect(scene.wishlist.currentItems.count == 2)
        #expect(viewModel.alert?.title == "Can't access saved data")
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        scene.wishlist.failure = .cancelled
        await viewModel.remove(item(0))

        #expect(viewModel.alert == nil)
    }

    @Test func leadsOutThroughItsExits() {
        viewModel.open(item(1))
        viewModel.startShopping()

        expectNoDifference(scene.exits, [.product(products[1].id), .shop])
    }

    private func item(_ index: Int) -> WishlistItem {
        WishlistItem(id: products[index].id, product: products[index])
    }
}
