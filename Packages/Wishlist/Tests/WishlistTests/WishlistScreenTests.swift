#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Wishlist

    @MainActor
    @Suite struct WishlistScreenTests {
        let stool = Product.ID(rawValue: 8)
        let desk = Product.ID(rawValue: 9)
        let pan = Product.ID(rawValue: 25)
        let unknown = Product.ID(rawValue: 999)

        @Test func loadingIsShown() {
            let viewModel = WishlistScene().viewModel()
            let app = ScreenDriver { NavigationStack { WishlistView(viewModel: viewModel) } }
            app.expectOutline(
                """
                screen "Wishlist"
                  progress "Loading"
                """)
        }

        @Test func anEmptyWishlistLeadsToTheShop() async {
            let (scene, app) = await shown([])
            app.expectOutline(
                """
                screen "Wishlist"
                  heading "Your wishlist is empty"
                  text "Tap the heart on a product to save it here."
                  button "Start shopping"
                """)
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func productsWithWhatCanBeDone() async {
            let (_, app) = await shown([stool, pan, unknown])
            app.expectOutline(
                """
                screen "Wishlist"
                  list
                    - button "Nordvik Oak Stool $49.00 Rated 4.5 out of 5 Only 3 left" #wishlist.product-8.row
                      button "Move to bag" #wishlist.product-8.move-to-bag.button
                      button "Remove Oak Stool from wishlist" (destructive) #wishlist.product-8.remove.button
                    - button "Ferrum Cast Iron Pan $58.00 Rated 4.7 out of 5 Sold out" #wishlist.product-25.row
                      button "Move to bag" (disabled) #wishlist.product-25.move-to-bag.button
                      button "Remove Cast Iron Pan from wishlist" (destructive) #wishlist.product-25.remove.button
                    - text "Product 999 isn't available right now"
                      button "Remove Product 999 from wishlist" (destructive) #wishlist.product-999.remove.button
                """)
        }

        @Test func aTapOnAProductOpensIt() async {
            let (scene, app) = await shown([stool, desk])
            app.tap(id: "wishlist.product-9.row")
            #expect(scene.exits == [.product(desk)])
        }

        @Test func aRemovalCanBeTakenBack() async {
            let (scene, app) = await shown([stool, desk])
            app.tap("Remove Oak Stool from wishlist")
            await app.settle { app.shows("Oak Stool removed") && app.rowCount == 1 }
            #expect(!app.shows(id: "wishlist.product-8.row"))

            app.tap("Undo")
            await app.settle { app.rowCount == 2 }
            #expect(scene.wishlist.currentItems.map(\.id) == [stool, desk])
            #expect(!app.shows("Undo"))
        }

        @Test func theOfferToTakeBackCanBeDismissed() async {
            let (scene, app) = await shown([stool])
            app.tap("Remove Oak Stool from wishlist")
            await app.settle { app.shows("Oak Stool removed") && app.shows("Your wishlist is empty") }
            app.tap("Dismiss")
            #expect(!app.shows(id: "undo.bar"))
            #expect(scene.wishlist.currentItems.isEmpty)
        }

        @Test func unavailableProductCanOnlyBeRemoved() async {
            let (_, app) = await shown([unknown])
            #expect(app.shows("Product 999 isn't available right now"))
            #expect(!app.shows("Move to bag"))
            app.tap(id: "wishlist.product-999.remove.button")
            await app.settle { app.shows("Product 999 removed") && app.shows("Your wishlist is empty") }
        }

        @Test func aProductMovesToTheBag() async {
            let (scene, app) = await shown([stool])
            app.tap(id: "wishlist.product-8.move-to-bag.button")
            await app.settle { app.shows("Oak Stool moved to bag") && app.shows("Your wishlist is empty") }
            #expect(scene.bag.currentBag[stool]?.quantity == 1)

            app.tap("Undo")
            await app.settle(scene.bag) { app.rowCount == 1 && scene.bag.currentBag.isEmpty }
        }

        @Test func soldOutProductCannotBeMovedToBag() async {
            let (_, app) = await shown([pan])
            #expect(!app.isEnabled(.id("wishlist.product-25.move-to-bag.button")))
        }

        @Test func aRefusalIsToldAndAcknowledged() async {
            let (scene, app) = await shown([stool])
            scene.bag.store(.fixture(id: 8, stock: 0))
            app.tap("Move to bag")
            await app.settle { app.shows("Couldn't add to bag") }
            #expect(app.shows("This product is sold out."))
            app.tap("OK")
            #expect(!app.shows("Couldn't add to bag"))
            #expect(app.rowCount == 1)
        }

        @Test func aHeartTappedElsewhereShowsAtOnce() async throws {
            let (scene, app) = await shown([])
            try await scene.wishlist.add(desk)
            await app.settle { app.shows(id: "wishlist.product-9.row") }
        }

        @Test func pullingDownLoadsTheChangesOfOtherDevices() async {
            let (scene, app) = await shown([stool])
            await app.pullToRefresh()
            #expect(scene.outbox.calls == [.refresh])
        }

        @Test func aRefreshThatFailsIsToldAndACancelledOneIsNot() async {
            let (scene, app) = await shown([stool])
            scene.outbox.failure = .cancelled
            await app.pullToRefresh()
            #expect(!app.shows("OK"))
            scene.outbox.failure = .offline
            await app.pullToRefresh()
            #expect(app.shows("You're offline"))
            app.tap("OK")
            #expect(app.rowCount == 1)
        }

        @Test func theFlowShowsTheWishlist() async {
            let flow = WishlistScene([stool]).flow()
            let app = ScreenDriver { WishlistFlowView(viewModel: flow) }
            await app.settle { app.rowCount == 1 }
            #expect(app.title == "Wishlist")
        }

        @Test func nothingIsLeftOfAScreenThatWent() async {
            await expectNoLeaks { leaks in
                let scene = WishlistScene([stool, desk])
                let flow = leaks.track(scene.flow())
                let viewModel = leaks.track(flow.makeWishlistViewModel())
                let app = ScreenDriver { NavigationStack { WishlistView(viewModel: viewModel) } }
                await app.settle { app.rowCount == 2 }
                app.tap("Remove Oak Stool from wishlist")
                await settle(viewModel.undo) { viewModel.undo.message != nil }
            }
        }

        private func shown(_ ids: [Product.ID]) async -> (WishlistScene, ScreenDriver) {
            let scene = WishlistScene(ids)
            let flow = scene.flow()
            let app = ScreenDriver { WishlistFlowView(viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            return (scene, app)
        }
    }
#endif
