#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ProductListing

    @MainActor
    @Suite struct SearchScreenTests {
        let search = MockSearchService()

        private func app(_ scene: ListingScene, _ query: ProductQuery = ProductQuery()) -> ScreenDriver {
            let viewModel = scene.viewModel(query)
            return ScreenDriver {
                NavigationStack { ProductListingView(viewModel: viewModel, query: query) }
            }
        }

        /// A search looks like any other list.
        @Test(arguments: ListingStyle.allCases) func showsWhatIsFoundInTheUsersStyle(style: ListingStyle) async throws {
            let scene = ListingScene(search: search)
            try await scene.listingStyle.set(style)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") && app.shows("Groceries") }
            app.type("coffee", into: "Search products")
            await app.settle { app.shows("Espresso Beans") && !app.shows("Oak Stool") }
            let kind = style == .grid ? "card" : "row"
            #expect(app.shows(id: "listing.product-22.\(kind)") && app.shows(id: "listing.product-26.\(kind)"))
            #expect(app.title == "Results for “coffee”")
            #expect(app.value(of: .id("listing.sort.picker")) == "Best match")
            #expect(app.value(of: .id("listing.style.picker")) == (style == .grid ? "Grid" : "List"))
            #expect(app.shows(id: "listing.category-groceries.button"))
            app.tap(id: "listing.product-22.\(kind)")
            #expect(scene.exits == [.product(Product.ID(rawValue: 22))])
        }

        @Test func missingLocalResultsOfferShopSearch() async {
            search.products = []
            let scene = ListingScene(search: search)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.type("stool", into: "Search products")
            await app.settle { app.shows("No results on this device for “stool”") }
            app.tap("Search the whole shop")
            await app.settle { app.shows(id: "listing.product-8.card") }
        }

        @Test func aMisspelledTextIsCorrectedUnlessTheUserWantsItExactly() async {
            search.corrections = ["stol": "stool"]
            let scene = ListingScene(search: search)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.type("stol", into: "Search products")
            await app.settle { app.shows("Showing results for “stool”") }
            #expect(app.shows(id: "listing.product-8.card"))
            #expect(app.title == "Results for “stool”")
            app.tap("Search for “stol” instead")
            await app.settle { app.shows("No results for “stol”") }
            #expect(!app.shows("Showing results for “stool”"))
            #expect(scene.queries.map(\.text) == ["\"stol\""])
        }

        @Test func filtersThatLeaveNothingAreEasilyRemoved() async {
            let scene = ListingScene(search: search)
            let app = app(scene, ProductQuery(text: "coffee", filters: ProductFilters(brands: ["Kanto"])))
            await app.settle { app.shows("Pour-over Kettle") }
            app.type("espresso", into: "Search products")
            await app.settle { app.shows("No results for “espresso” with these filters") }
            app.tap("Clear filters")
            await app.settle { app.shows("Espresso Beans") }
            #expect(!app.shows(id: "listing.filter-brand-Kanto.button"))
        }

        @Test func aFailureIsTriedAgainByHand() async {
            search.failure = .storage("broken")
            let scene = ListingScene(search: search)
            let app = app(scene, ProductQuery(text: "stool"))
            await app.settle { app.shows("Try again") }
            search.failure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "listing.product-8.card") }
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
                await app.settle { app.shows(id: "listing.product-26.card") }
            }
        }
    }
#endif
