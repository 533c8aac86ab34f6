import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct BuyingTests {
    let scene = ProductScene()

    @Test func theQuantityBeginsWithTheFewestThatCanBeBought() async {
        let viewModel = scene.viewModel(.apples)
        await observed(viewModel) { #expect(viewModel.quantity == 4) }
    }

    @Test func theQuantityFollowsTheStock() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            viewModel.quantity = 9
            await viewModel.refresh()
            #expect(viewModel.quantity == 9)
            scene.change(.walnutDesk) { $0.summary.stock = 5 }
            await viewModel.refresh()
            #expect(viewModel.quantity == 5)
        }
    }

    @Test func addsTheQuantityAndTakesBackJustThat() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            try await scene.bag.add(.walnutDesk, quantity: 2)
            viewModel.quantity = 3
            await viewModel.addToBag()
            #expect(scene.bag.currentBag[.walnutDesk]?.quantity == 5)
            #expect(viewModel.added.message == "Added to bag")
            await settle(viewModel) { viewModel.quantityInBag == 5 }

            viewModel.quantity = 1
            viewModel.added.undo()
            await settle(scene.bag) { scene.bag.currentBag[.walnutDesk]?.quantity == 2 }
            #expect(viewModel.added.message == nil)
        }
    }

    @Test func doubleTapAddsOnce() async {
        let viewModel = scene.viewModel()
        scene.bag.hold()
        async let first: Void = viewModel.addToBag()
        async let second: Void = viewModel.addToBag()
        await scene.bag.waitUntilHeld()
        scene.bag.release()
        _ = await (first, second)
        #expect(scene.bag.currentBag[.walnutDesk]?.quantity == 1)
    }

    @Test func undoTakesBackAllAdditionsSinceTheOffer() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await viewModel.addToBag()
            viewModel.added.dismiss()
            viewModel.quantity = 2
            await viewModel.addToBag()
            await viewModel.addToBag()
            #expect(viewModel.added.message.map { String(localized: $0) } == "4 × Walnut Desk added to bag")
            viewModel.added.undo()
            await settle(scene.bag) { scene.bag.currentBag[.walnutDesk]?.quantity == 1 }
        }
    }

    @Test func aRefusalSaysWhyAndWhatIsInTheBagAlready() async {
        let viewModel = scene.viewModel(.oakStool)
        await observed(viewModel) {
            viewModel.quantity = 2
            await viewModel.addToBag()
            await settle(viewModel) { viewModel.quantityInBag == 2 }
            viewModel.added.dismiss()
            await viewModel.addToBag()
            #expect(
                viewModel.alert
                    == AlertState(
                        title: "Couldn't add to bag",
                        message: "\(localized: "Only \(3) left in stock.") You have \(2) in your bag."))
            #expect(viewModel.added.message == nil)
            #expect(scene.bag.currentBag[.oakStool]?.quantity == 2)
        }
    }

    @Test func aProductThatSoldOutMeanwhileIsRefused() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.bag.store(.fixture(id: 9, stock: 0))
            await viewModel.addToBag()
            #expect(viewModel.alert == AlertState(title: "Couldn't add to bag", message: "This product is sold out."))
        }
    }

    @Test func onlyWhatIsDoneIsCounted() async {
        let viewModel = scene.viewModel(.oakStool)
        await observed(viewModel) {
            viewModel.quantity = 2
            await viewModel.addToBag()
            await viewModel.addToBag()
            viewModel.toggleWishlist(.oakStool)
            await viewModel.hearts.waitUntilIdle()
            #expect(
                scene.analytics.events == [
                    .addedToBag(.oakStool, quantity: 2), .wishlistChanged(.oakStool, isOn: true),
                ])
        }
    }

    @Test func aFailureIsTold() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.bag.failure = .storage("disk full")
            await viewModel.addToBag()
            #expect(viewModel.alert?.title == "Can't access saved data")
            #expect(viewModel.added.message == nil)
        }
    }

    @Test func aFailedUndoIsTold() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await viewModel.addToBag()
            scene.bag.failure = .storage("disk full")
            viewModel.added.undo()
            await settle(viewModel) { viewModel.alert != nil }
            #expect(viewModel.alert?.title == "Can't access saved data")
        }
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.bag.failure = .cancelled
            await viewModel.addToBag()
            #expect(viewModel.alert == nil)
        }
    }
}
