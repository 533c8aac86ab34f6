import FlowKit
import FlowTestSupport
import FlowTesting
import Loading
import Mocks
import Model
import SharedUI
import Testing

@testable import Bag

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct SavingTests {
    let scene = BagScene([.stools, .apples])
    let saved: MockSavedItemService
    let viewModel: BagViewModel

    init() {
        saved = scene.savedItems
        viewModel = scene.viewModel()
    }

    @Test func aSavedLineCanBeTakenBack() async {
        await observed {
            await viewModel.saveForLater(.stools)
            await settle(viewModel) { viewModel.savedItemCount == 1 && viewModel.state.value?.lines == [.apples] }
            #expect(saved.currentItems.map(\.quantity) == [2])
            #expect(viewModel.undo.message == "\("Stool") saved for later")

            viewModel.undo.undo()
            await settle(viewModel) {
                viewModel.savedItemCount == 0 && viewModel.state.value?.lines == [.stools, .apples]
            }
            await settle(scene.analytics) { scene.analytics.events.count == 2 }
            expectNoDifference(
                scene.analytics.events,
                [.bagChanged(BagLine.stools.id, quantity: 0), .bagChanged(BagLine.stools.id, quantity: 2)])
        }
    }

    @Test func theQuantityThatIsShownIsSaved() async {
        await observed {
            scene.bag.hold()
            viewModel.setQuantity(5, of: BagLine.stools.id)
            let saving = Task { await viewModel.saveForLater(.stools) }
            await scene.bag.waitUntilHeld()
            #expect(saved.calls.isEmpty)
            scene.bag.release()
            await saving.value
            #expect(saved.currentItems.map(\.quantity) == [5])
        }
    }

    @Test func aFailureIsShown() async {
        await observed {
            saved.failure = .storage("disk full")
            await viewModel.saveForLater(.stools)
            #expect(viewModel.alert?.title == "Can't access saved data")
            #expect(viewModel.undo.message == nil)
            #expect(scene.analytics.events.isEmpty)
        }
    }

    @Test func aLineThatIsGoneIsNotSaved() async throws {
        try await scene.bag.remove(BagLine.stools.id)
        await viewModel.saveForLater(.stools)
        #expect(saved.currentItems.isEmpty && viewModel.undo.message == nil)
    }

    @Test func theRowOpensTheSavedItems() {
        viewModel.openSavedItems()
        #expect(scene.exits == [.savedItems])
    }

    #if Headless || !canImport(SwiftUI)
        @Test func theLastLineIsSavedAndFoundAgain() async throws {
            try await scene.bag.remove(BagLine.apples.id)
            let app = ScreenDriver(translations: .shop) { NavigationStack { BagView(viewModel: viewModel) } }
            await app.settle { app.shows(id: "bag.product-101.save-for-later.button") }
            #expect(!app.shows(id: "bag.saved-items.row"))
            app.tap("Save for later: Stool")
            await app.settle { app.shows("Your bag is empty") && app.shows("Saved items (1)") }
            #expect(viewModel.undo.message == "\("Stool") saved for later")
            app.tap(id: "bag.saved-items.row")
            #expect(scene.exits == [.savedItems])

            viewModel.undo.undo()
            await app.settle { app.shows(id: "bag.product-101.row") && !app.shows(id: "bag.saved-items.row") }
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let scene = BagScene([.stools, .apples])
                let viewModel = leaks.track(
                    scene.viewModel())
                let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
                await app.settle { app.shows(id: "bag.product-101.save-for-later.button") }
                app.tap(id: "bag.product-101.save-for-later.button")
                await app.settle { app.shows(id: "bag.saved-items.row") }
            }
        }
    #endif

    private func observed(_ body: () async throws -> Void) async rethrows {
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.state.isSuccess }
        try await body()
    }
}
