#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import AppFeature

    /// The offer to undo, which is above the screens of a stack.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct UndoTests {
        @Test func theOfferStaysWhenAProductIsOpenedAndClosed() async throws {
            let (shop, app) = try await bag()
            app.tap(id: "bag.product-8.remove.button")
            await app.settle { app.shows(id: "undo.bar") && !app.shows(id: "bag.product-8.row") }
            app.tap(id: "bag.product-4.row")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(4) }
            #expect(app.shows(id: "undo.bar"))
            app.goBack()
            await app.settle { app.title == "Bag" }
            app.tap("Undo")
            await app.settle { app.shows(id: "bag.product-8.row") && !app.shows(id: "undo.bar") }
        }

        @Test func undoOnAnotherScreenRestoresBagLine() async throws {
            let (shop, app) = try await bag()
            app.tap(id: "bag.product-8.remove.button")
            await app.settle { app.shows(id: "undo.bar") }
            app.tap(id: "bag.product-4.row")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(4) }
            app.tap("Undo")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 2 }
            app.goBack()
            await app.settle { app.shows(id: "bag.product-8.row") }
        }

        @Test func anotherTabHasAnOfferOfItsOwn() async throws {
            let (shop, app) = try await bag()
            app.tap(id: "bag.product-8.remove.button")
            await app.settle { app.shows(id: "undo.bar") }
            shop.coordinator.select(.home)
            await app.settle { app.title == "Home" && !app.shows("Loading") }
            #expect(!app.shows(id: "undo.bar"))
            shop.coordinator.select(.bag)
            await app.settle { app.shows(id: "undo.bar") }
        }

        /// Opens a bag with two products.
        private func bag() async throws -> (Shop, ScreenDriver) {
            let lines = [8, 4].map { BagLine(product: .fixture(id: $0), quantity: 1) }
            let shop = try Shop(bag: MockBagService(Bag(lines: lines)))
            let app = await shop.open()
            shop.coordinator.select(.bag)
            await app.settle { app.shows(id: "bag.product-8.row") && app.shows(id: "bag.product-4.row") }
            return (shop, app)
        }
    }
#endif
