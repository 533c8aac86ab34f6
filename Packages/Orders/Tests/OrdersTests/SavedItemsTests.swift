import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import SharedUI
import Testing

@testable import Orders

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct SavedItemsViewModelTests {
    let scene = OrdersScene(savedItems: [.desk, .soldOut])
    let viewModel: SavedItemsViewModel

    init() { viewModel = scene.flow().makeSavedItemsViewModel() }

    @Test func anItemIsMovedAndTakenBack() async {
        await observed {
            await viewModel.moveToBag(.desk)
            await settle(viewModel) { viewModel.state.value == [.soldOut] }
            #expect(scene.bag.currentBag.quantities == [SavedItem.desk.id: 2])
            #expect(scene.analytics.events == [.addedToBag(SavedItem.desk.id, quantity: 2)])
            #expect(viewModel.undo.message == "\("Oak Desk") moved to bag")

            viewModel.undo.undo()
            await settle(viewModel) { viewModel.state.value?.count == 2 }
            #expect(scene.bag.currentBag.isEmpty)
            let removed = AnalyticsEvent.removedFromBag(SavedItem.desk.id, quantity: 2)
            await settle(scene.analytics) { scene.analytics.events.last == removed }
        }
    }

    @Test func anItemIsRemovedAndRestored() async {
        await observed {
            await viewModel.remove(.soldOut)
            await settle(viewModel) { viewModel.state.value == [.desk] }
            #expect(viewModel.undo.message == "\("Lamp") removed")
            viewModel.undo.undo()
            await settle(viewModel) { viewModel.state.value?.count == 2 }
        }
    }

    @Test func aRefusalIsShownAndTheItemStays() async {
        await observed {
            await viewModel.moveToBag(.soldOut)
            #expect(
                viewModel.alert == AlertState(title: "Couldn't add to bag", message: QuantityRefusal.soldOut.text))
            #expect(scene.savedItems.currentItems.count == 2 && viewModel.undo.message == nil)
            #expect(scene.analytics.events.isEmpty)
        }
    }

    @Test func aFailureIsShown() async {
        await observed {
            scene.savedItems.failure = .storage("disk full")
            await viewModel.remove(.desk)
            #expect(viewModel.alert?.title == "Can't access saved data")
            viewModel.alert = nil
            await viewModel.moveToBag(.desk)
            #expect(viewModel.alert?.title == "Can't access saved data")
            #expect(scene.savedItems.currentItems.count == 2)
        }
    }

    @Test func aStoreThatCannotBeReadIsAnErrorUntilItIsTriedAgain() async {
        let viewModel = SavedItemsViewModel(
            UnreadableItems(), undo: UndoOffer(clock: ManualClock()), analytics: scene.analytics, router: scene.router
        ) { _ in }
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        let failure = ServiceError.storage("the saved items can't be read")
        await settle(viewModel) { viewModel.state.failure == failure }
        viewModel.retry()
        #expect(viewModel.state.isLoading)
        await settle(viewModel) { viewModel.state.failure == failure }
    }

    @Test func aDismissedScreenShowsNoError() async {
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
        await observing.value
        #expect(viewModel.state.isSuccess)
    }

    private func observed(_ body: () async -> Void) async {
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.state.isSuccess }
        await body()
    }
}

#if Headless || !canImport(SwiftUI)
    @MainActor
    @Suite struct SavedItemsTests {
        @Test func theItemsAreShownAndLeadToTheirProducts() async {
            let (scene, app) = await shown([.desk, .soldOut])
            app.expectOutline(
                """
                screen "Saved items"
                  list
                    - button "Nordvik Oak Desk $49.00 Rated 4.5 out of 5" #saved-items.product-101.row
                      text "Quantity: 2"
                      button "Move to bag: Oak Desk" #saved-items.product-101.move-to-bag.button
                      button "Remove Oak Desk from saved items" (destructive) #saved-items.product-101.remove.button
                    - button "Nordvik Lamp $9.99 Rated 4.5 out of 5 Sold out" #saved-items.product-102.row
                      text "Quantity: 1"
                      text "This product is sold out." #saved-items.product-102.refusal.label
                      button "Move to bag: Lamp" (disabled) #saved-items.product-102.move-to-bag.button
                      button "Remove Lamp from saved items" (destructive) #saved-items.product-102.remove.button
                """)
            app.tap(id: "saved-items.product-101.row")
            #expect(scene.exits == [.product(SavedItem.desk.id)])
        }

        @Test func itemsAreMovedAndRemoved() async {
            let (scene, app) = await shown([.desk, .soldOut])
            app.tap("Move to bag: Oak Desk")
            await app.settle { app.shows("Oak Desk moved to bag") && !app.shows(id: "saved-items.product-101.row") }
            #expect(scene.bag.currentBag[SavedItem.desk.id]?.quantity == 2)
            app.tap("Remove Lamp from saved items")
            await app.settle { app.shows("Lamp removed") && app.shows("No saved items") }
            app.tap("Undo")
            await app.settle { app.shows(id: "saved-items.product-102.row") }
        }

        @Test func withoutItemsItLeadsToTheShop() async {
            let (scene, app) = await shown([])
            #expect(app.shows("No saved items"))
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = OrdersScene(savedItems: [.desk])
            await expectNoLeaks { leaks in
                let viewModel = leaks.track(scene.flow().makeSavedItemsViewModel())
                let app = ScreenDriver { NavigationStack { SavedItemsView(viewModel: viewModel) } }
                await app.settle { app.shows(id: "saved-items.product-101.row") }
                app.tap(id: "saved-items.product-101.remove.button")
                await app.settle { app.shows("No saved items") }
            }
        }

        private func shown(_ items: [SavedItem]) async -> (OrdersScene, ScreenDriver) {
            let scene = OrdersScene(savedItems: items)
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) { FlowView(root: .savedItems, viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            return (scene, app)
        }
    }
#endif

/// The saved items in a store that can't be read.
private struct UnreadableItems: SavedItemService {
    func items() -> AsyncStream<[SavedItem]> { AsyncStream { $0.finish() } }
    func count() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
    func saveForLater(_ id: Product.ID) async throws(BagError) -> SavedBagLine? { nil }
    func takeBack(_ saved: SavedBagLine) async throws(BagError) {}
    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedSavedItem? { nil }
    func takeBack(_ moved: MovedSavedItem) async throws(BagError) {}
    func remove(_ id: Product.ID) async throws(ServiceError) -> SavedItem? { nil }
    func restore(_ item: SavedItem) async throws(ServiceError) {}
}

extension SavedItem {
    static let desk = SavedItem(
        product: .fixture(id: 101, title: "Oak Desk", price: 49_00), quantity: 2, savedAt: .distantPast)
    fileprivate static let soldOut = SavedItem(
        product: .fixture(id: 102, title: "Lamp", price: 9_99, stock: 0), quantity: 1, savedAt: .distantPast)
}

extension Bag {
    fileprivate var quantities: [Product.ID: Int] {
        Dictionary(lines.map { ($0.id, $0.quantity) }) { first, _ in first }
    }
}
