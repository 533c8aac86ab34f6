#if Headless || !canImport(SwiftUI)
    import Bag
    import FlowKit
    import FlowTesting
    import Home
    import Mocks
    import Model
    import ProductDetails
    import SharedUI
    import Testing

    @testable import AppFeature

    /// The offer to undo and the overlays of flows, which are above the screens of a stack.
    @MainActor
    @Suite(.timeLimit(.minutes(10))) struct UndoTests {
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

        @Test func whatIsUndoneOnAnotherScreenIsBackInTheBag() async throws {
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

        @Test func theOverlayOfTheVisibleFlowIsShown() async throws {
            let shop = try Shop()
            _ = await shop.open()
            let flows = try #require(shop.viewModel.flows[.tab(.home)]).flows
            #expect(AppRoute.product(1).flow(in: flows) as? ProductDetailsFlowViewModel === flows.productDetails)
            #expect(AppRoute.bag(.bag).flow(in: flows) as? BagFlowViewModel === flows.bag)

            let (special, router) = (CountingFlow(), shop.coordinator.router(for: .home))
            let app = ScreenDriver {
                Shown(router: router) { route in
                    if case .productDetails = route { return special }
                    return route.flow(in: flows)
                }
            }
            #expect(!app.shows("Count: 1"))
            router.push(.product(1))
            await app.settle { app.shows("Count: 1") }
            special.count = 2
            await app.settle { app.shows("Count: 2") }
            router.push(.bag(.bag))
            await app.settle { !app.shows("Count: 2") }
        }

        /// The overlay of the top screen of a stack.
        private struct Shown: View {
            @ObservedObject var router: Router<AppRoute>
            let flow: @MainActor (AppRoute) -> Any

            var body: some View {
                Text("Screen").safeAreaInset(edge: .bottom, spacing: 0) {
                    FlowOverlay(route: router.currentRoutes.last ?? .home(.home), flow: flow)
                }
            }
        }

        /// A flow with an overlay of its own.
        private final class CountingFlow: FlowScreens {
            let router = Router<AppRoute>()
            @Published var count = 1

            func screen(_ route: AppRoute) -> some View { EmptyView() }
            var overlay: some View { Text(verbatim: "Count: \(count)") }
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
