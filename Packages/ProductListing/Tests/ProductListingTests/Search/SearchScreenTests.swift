#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import SharedUI
    import Testing

    @testable import ProductListing

    @MainActor
    @Suite struct SearchScreenTests {
        let search = MockSearchService(recent: ["lamp"])

        private func app(_ scene: ListingScene, _ query: ProductQuery = ProductQuery()) -> ScreenDriver {
            let viewModel = scene.viewModel(query)
            return ScreenDriver {
                NavigationStack { ProductListingView(viewModel: viewModel, query: query) }
            }
        }

        @Test func showsWhatIsFoundAndWhatItCanBeNarrowedTo() async {
            let scene = ListingScene(search: search)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.type("coffee", into: "Search products")
            await app.settle { app.shows(id: "listing.product-26.row") && !app.shows("Oak Stool") }
            app.expectOutline(
                """
                screen "Results for “coffee”"
                  search "Search" = "coffee"
                  text "Category"
                  button "Groceries, 1 product" #listing.facet-category-groceries.button
                  button "Kitchen Accessories, 1 product" #listing.facet-category-kitchen-accessories.button
                  text "Brand"
                  button "Cacao Norte, 1 product" #listing.facet-brand-Cacao Norte.button
                  button "Kanto, 1 product" #listing.facet-brand-Kanto.button
                  text "Price"
                  button "$10.00 to $69.99, 1 product" #listing.facet-price-1000.button
                  button "$70.00 to $74.95, 1 product" #listing.facet-price-7000.button
                  picker "Sort by" = "Best match" #listing.sort.picker
                    option "Best match" (selected)
                    option "Price: low to high"
                    option "Price: high to low"
                    option "Best rated"
                    option "Name: A to Z"
                  list
                    - button "Cacao Norte Espresso Beans $17.10, was $18.00" #listing.product-22.row
                      button "Add Espresso Beans to wishlist" #listing.product-22.wishlist-button
                    - button "Kanto Pour-over Kettle $74.95" #listing.product-26.row
                      button "Add Pour-over Kettle to wishlist" #listing.product-26.wishlist-button
                """)
        }

        @Test func aChipNarrowsAndASecondTapTakesItBack() async {
            let scene = ListingScene(search: search)
            let app = app(scene, ProductQuery(text: "coffee"))
            await app.settle { app.shows(id: "listing.product-26.row") }
            app.tap(id: "listing.facet-brand-Kanto.button")
            await app.settle { !app.shows(id: "listing.product-22.row") }
            #expect(app.isSelected(.id("listing.facet-brand-Kanto.button")))
            app.tap(id: "listing.facet-brand-Kanto.button")
            await app.settle { app.shows(id: "listing.product-22.row") }
            app.tap(id: "listing.facet-category-groceries.button")
            await app.settle { !app.shows(id: "listing.product-26.row") }
            app.tap(id: "listing.product-22.row")
            #expect(scene.exits == [.product(Product.ID(rawValue: 22))])
        }

        @Test func recentSearchesAreUnderTheEmptyFieldOnly() async {
            let scene = ListingScene(search: search)
            let app = app(scene)
            await app.settle { app.shows("Search for lamp") }
            app.tap(id: "listing.recent-lamp.button")
            await app.settle { app.shows(id: "listing.product-14.row") }
            #expect(!app.shows("Search for lamp"))
            #expect(app.value(of: "Search products") == "lamp")
            app.type("", into: "Search products")
            await app.settle { app.shows("Search for lamp") }
            app.tap("Clear recent searches")
            await app.settle { !app.shows("Search for lamp") }
        }

        @Test func whatTheDeviceDoesNotKnowTheShopIsAskedFor() async {
            search.products = []
            let scene = ListingScene(search: search)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.type("stool", into: "Search products")
            await app.settle { app.shows("No results on this device for “stool”") }
            app.tap("Search the whole shop")
            await app.settle { app.shows(id: "listing.product-8.card") }
        }

        @Test func filtersThatLeaveNothingAreEasilyRemoved() async {
            let scene = ListingScene(search: search)
            let app = app(scene, ProductQuery(text: "coffee"))
            await app.settle { app.shows(id: "listing.facet-brand-Kanto.button") }
            app.tap(id: "listing.facet-brand-Kanto.button")
            await app.settle { !app.shows(id: "listing.product-22.row") }
            app.type("espresso", into: "Search products")
            await app.settle { app.shows("No results for “espresso” with these filters") }
            app.tap("Remove filters")
            await app.settle { app.shows(id: "listing.product-22.row") }
        }

        @Test func aFailureIsTriedAgainByHand() async {
            search.failure = .storage("broken")
            let scene = ListingScene(search: search)
            let app = app(scene, ProductQuery(text: "stool"))
            await app.settle { app.shows("Try again") }
            search.failure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "listing.product-8.row") }
        }

        @Test func theWordsAreMarkedInTheTitle() {
            let title = HighlightedText(parts: [.init("Oak "), .init("Sto", isMatch: true), .init("ol")])
            #expect(
                Text(title) == Text(verbatim: "") + Text(verbatim: "Oak ") + Text(verbatim: "Sto").bold()
                    + Text(verbatim: "ol"))
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let scene = ListingScene(search: search)
                let flow = leaks.track(scene.flow())
                let app = ScreenDriver { ProductListingFlowView(viewModel: flow) }
                await app.settle { app.shows("Oak Stool") }
                app.type("coffee", into: "Search products")
                await app.settle { app.shows(id: "listing.product-26.row") }
            }
        }
    }
#endif
