#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// Every screen through the whole app: shown, tapped, left.
    @MainActor
    @Suite struct ScreensTests {
        @Test func homeLeadsToAProductAndBack() async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(app.title == "Home")

            app.tap(id: "home.category-furniture.button")
            await app.settle { app.title == "Furniture" }
            #expect(shop.coordinator.location == "/products?category=furniture&tab=home")
            app.goBack()
            #expect(shop.coordinator.location == "/home")
        }

        @Test func theShopOpensAProductInItsTab() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.shop")
            await app.settle { app.shows(id: "listing.product-1.card") }
            app.tap(id: "listing.product-1.card")
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            #expect(shop.coordinator.location == "/products/1?tab=shop")

            app.tap(id: "tab.shop")
            await app.settle { app.shows(id: "listing.product-1.card") }
            #expect(shop.coordinator.location == "/products")
        }

        @Test func locationReflectsListingContent() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.shop")
            await app.settle { app.shows(id: "listing.category-furniture.button") }
            app.tap(id: "listing.category-furniture.button")
            await app.settle(shop.coordinator) {
                shop.coordinator.location == "/products?category=furniture" && app.title == "Furniture"
            }

            try shop.link("/products?category=groceries&sort=title")
            await app.settle { app.title == "Groceries" }
            #expect(shop.coordinator.router(for: .shop).path.isEmpty)
            app.tap(id: "tab.home")
            app.tap(id: "home.all-products.button")
            await app.settle(shop.coordinator) { shop.coordinator.location == "/products" }
        }

        @Test(arguments: [("/products", ""), ("/products?category=kitchen-accessories&tab=home", "tab=home")])
        func filtersAreInTheLocationOfTheirList(location: String, end: String) async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link(location)
            await app.settle { app.shows(id: "listing.filters.button") }
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows(id: "filters.brand-Ferrum.row") }
            app.tap(id: "filters.brand-Ferrum.row")
            app.tap(id: "filters.apply.button")
            await app.settle { app.shows(id: "listing.filter-brand-Ferrum.button") && !app.shows("Loading") }
            #expect(shop.coordinator.state.modals.isEmpty)
            #expect(app.shows("Cast Iron Pan") && !app.shows("Salad Spinner"))
            let filtered = shop.coordinator.location
            #expect(filtered.contains("brand=Ferrum") && filtered.hasSuffix(end))

            app.tap(id: "listing.filters.button")
            await app.settle { app.shows(id: "filters.brand-Ferrum.row") }
            app.tap(id: "filters.cancel.button")
            #expect(shop.coordinator.location == filtered)
            app.tap(id: "listing.filter-brand-Ferrum.button")
            await app.settle { app.shows("Salad Spinner") || app.shows("Oak Stool") }
            #expect(shop.coordinator.location == location)
        }

        @Test func theLocationFollowsAListThatALinkHasOpened() async throws {
            let shop = try Shop()
            try shop.link("/products?brand=Nobody")
            let app = await shop.open()
            await app.settle { app.shows("No products with these filters") }
            app.tap("Clear filters")
            await app.settle { app.shows(id: "listing.product-1.card") }
            #expect(shop.coordinator.location == "/products")
        }

        /// A link opens them over the list of the shop.
        @Test func linkedFiltersAreAppliedToo() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/products/filters?q=coffee&price=cheap")
            await app.settle { app.shows("Show 2 products") }
            app.tap(id: "filters.brand-Kanto.row")
            app.tap(id: "filters.apply.button")
            await app.settle { app.shows(id: "listing.filter-brand-Kanto.button") }
            #expect(shop.coordinator.location == "/products?q=coffee&brand=Kanto")

            try shop.link("/products/filters?price=cheap")
            await app.settle { app.shows(id: "filters.cancel.button") }
            app.tap(id: "filters.cancel.button")
            await app.settle { !app.shows(id: "filters.cancel.button") }
        }

        @Test func picturesAreShownInFullSizeAndClosed() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/products/1")
            await app.settle { app.shows(id: "product.picture.image") }
            app.tap(id: "product.picture.image")
            await app.settle { app.shows(id: "pictures.picture.image") }
            #expect(shop.coordinator.location == "/products/1?modal=/products/1/pictures?picture=1")
            app.tap(id: "pictures.close.button")
            #expect(shop.coordinator.location == "/products/1")
        }

        @Test func aProductGoesIntoTheBagAndItsTabSaysSo() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/products/1")
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            app.tap(id: "product.add-to-bag.button")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 1 && app.outline.contains("badge 1") }

            app.tap(id: "tab.bag")
            await app.settle { app.shows(id: "bag.product-1.quantity.stepper") }
            app.increment(.id("bag.product-1.quantity.stepper"))
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 2 }
            app.tap(id: "bag.product-1.remove.button")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 0 && app.shows(id: "undo.button") }
            app.tap(id: "undo.button")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 2 }
        }

        @Test func anItemIsSavedForLaterAndMovedBackToTheBag() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/products/1")
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            app.tap(id: "product.add-to-bag.button")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 1 }
            app.tap(id: "tab.bag")
            await app.settle { app.shows(id: "bag.product-1.save-for-later.button") }
            app.tap(id: "bag.product-1.save-for-later.button")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 0 && app.shows("Saved items (1)") }

            app.tap(id: "bag.saved-items.row")
            await app.settle { app.shows(id: "saved-items.product-1.move-to-bag.button") }
            #expect(shop.coordinator.location == "/saved?tab=bag")
            app.tap(id: "saved-items.product-1.move-to-bag.button")
            await app.settle(shop.viewModel) { shop.viewModel.bagCount == 1 && app.shows("No saved items") }
            app.goBack()
            await app.settle { app.shows(id: "bag.product-1.row") && !app.shows(id: "bag.saved-items.row") }
        }

        @Test func aHeartIsSeenOnEveryScreen() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/products/2")
            await app.settle { app.shows(id: "product.wishlist.button") }
            app.tap(id: "product.wishlist.button")
            await app.settle(shop.wishlist) { shop.wishlist.currentItems.count == 1 }

            app.tap(id: "tab.shop")
            await app.settle { app.isSelected(.id("listing.product-2.wishlist-button")) }
            app.tap(id: "listing.product-2.wishlist-button")
            await app.settle(shop.wishlist) { shop.wishlist.currentItems.isEmpty }
            app.tap(id: "tab.wishlist")
            await app.settle { app.shows("Your wishlist is empty") }
            app.tap("Start shopping")
            #expect(shop.coordinator.currentTab == .shop)
        }

        @Test func offlineTheStoredCatalogIsShownUntilItIsOnlineAgain() async throws {
            let shop = try Shop()
            shop.products.freshFailure = .offline
            shop.reachability.current = .offline
            let app = await shop.open()
            app.tap(id: "tab.shop")
            await app.settle { app.shows(id: "notice.banner") }

            shop.products.freshFailure = nil
            shop.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func nothingIsLeftOfAnAppThatWent() async throws {
            try await expectNoLeaks { leaks in
                let shop = try Shop()
                leaks.track(shop.coordinator)
                leaks.track(shop.viewModel)
                let app = await shop.open()
                for tab in AppTab.allCases {
                    shop.coordinator.select(tab)
                    shop.coordinator.navigate(to: .product(3))
                    await app.settle { app.shows(id: "product.add-to-bag.button") }
                }
            }
        }
    }
#endif
