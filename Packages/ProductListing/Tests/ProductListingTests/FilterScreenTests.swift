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
    @Suite struct FilterScreenTests {
        let search = MockSearchService()

        /// The listing alone, as the root of its flow.
        private func app(
            _ query: ProductQuery = ProductQuery(), search: MockSearchService? = nil
        ) -> (app: ScreenDriver, flow: ProductListingFlowViewModel) {
            let flow = ListingScene(search: search ?? self.search).flow(rootQuery: query)
            return (ScreenDriver(translations: .shop) { ProductListingFlowView(viewModel: flow) }, flow)
        }

        private func openFilters(_ app: ScreenDriver) async {
            await app.settle { app.shows(id: "listing.filters.button") }
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows("Show 30 products") }
        }

        @Test(
            arguments: [
                ("", "", nil), ("5", "100", nil), (" ", "1.299,50", nil), ("abc", "5", "Enter a price such as 25."),
                ("1", "-", "Enter a price such as 25."),
                ("100", "5", "The first price is above the second one. We show the prices between them."),
            ] as [(String, String, String?)])
        func aPriceThatIsNotUsedAsTypedSaysSo(lowest: String, highest: String, problem: String?) {
            var price = PriceText(.any, in: .usd)
            (price.lowest, price.highest) = (lowest, highest)
            #expect(price.problem(in: .usd).map { String(localized: $0) } == problem)
        }

        @Test func showsTheChoicesAndTheirNumbers() async {
            let (app, _) = app(ProductQuery(category: .kitchen))
            await app.settle { app.shows("Salad Spinner") }
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows("Show 8 products") }
            #expect(app.title == "Filters")
            #expect(app.shows("Ferrum, 3 products") && app.shows("Kanto, 2 products"))
            #expect(app.shows(id: "filters.rating-4.row"))
            #expect(!app.isEnabled(.id("filters.clear.button")))
        }

        @Test func theCountFollowsEachChoiceAndTheResultsAreThose() async {
            let (app, flow) = app()
            await openFilters(app)
            app.tap(id: "filters.brands-all.button")
            app.tap(id: "filters.brand-Kanto.row")
            await app.settle { app.shows("Show 2 products") }
            #expect(app.isSelected(.id("filters.brand-Kanto.row")))
            app.tap(id: "filters.brand-Ferrum.row")
            await app.settle { app.shows("Show 5 products") }
            app.tap(id: "filters.brand-Kanto.row")
            await app.settle { app.shows("Show 3 products") }
            app.tap(id: "filters.apply.button")
            await app.settle { app.shows(id: "listing.filter-brand-Ferrum.button") && !app.shows("Oak Stool") }
            #expect(flow.rootQuery == ProductQuery(filters: ProductFilters(brands: ["Ferrum"])))
            #expect(app.title == "Ferrum")
            #expect(app.shows("Filters (1)"))
        }

        @Test func aPriceIsTypedOrChosen() async throws {
            let (app, flow) = app()
            await openFilters(app)
            app.type("20", into: .id("filters.price-from.field"))
            app.type("49.99", into: .id("filters.price-to.field"))
            let count = [Product].catalog.count { (20_00...49_99).contains($0.summary.price.list.minorUnits) }
            await app.settle { app.shows("Show \(count) products") }
            app.tap(id: "filters.apply.button")
            await app.settle { app.shows(id: "listing.filter-price.button") }
            #expect(flow.rootQuery.filters == ProductFilters(price: PriceRange(20_00...49_99)))
            app.tap(id: "listing.filters.button")
            let bucket = try #require(try await search.facets(of: SearchQuery("")).prices.first)
            await app.settle { app.shows(id: "filters.price-\(bucket.range.lowerBound).button") }
            #expect(app.value(of: .id("filters.price-from.field")) == "20")
            #expect(app.value(of: .id("filters.price-to.field")) == "49.99")
            app.tap(id: "filters.price-\(bucket.range.lowerBound).button")
            await app.settle { app.shows("Show \(bucket.count) products") }
            #expect(app.isSelected(.id("filters.price-\(bucket.range.lowerBound).button")))
        }

        @Test func ratingAvailabilityAndTagsAreChosen() async {
            let (app, flow) = app()
            await openFilters(app)
            app.tap(id: "filters.rating-4.row")
            await app.settle { app.isSelected(.id("filters.rating-4.row")) }
            app.tap(id: "filters.rating-3.row")
            await app.settle {
                app.isSelected(.id("filters.rating-3.row")) && !app.isSelected(.id("filters.rating-4.row"))
            }
            app.tap(id: "filters.in-stock.toggle")
            app.tap(id: "filters.apply.button")
            await app.settle { app.shows("Remove filter In stock") }
            #expect(
                flow.rootQuery.filters == ProductFilters(rating: MinimumRating(3), availability: .inStock))
        }

        @Test func allFiltersAreClearedAtOnce() async {
            let filters = ProductFilters(brands: ["Kanto"], rating: MinimumRating(1))
            let (app, flow) = app(ProductQuery(filters: filters))
            await app.settle { app.shows("Filters (2)") }
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows("Show 2 products") }
            app.tap(id: "filters.clear.button")
            await app.settle { app.shows("Show 30 products") }
            app.tap(id: "filters.cancel.button")
            await app.settle { !app.shows(id: "filters.apply.button") }
            #expect(flow.rootQuery.filters == filters)
            app.tap(id: "listing.filters-clear.button")
            await app.settle { app.shows("Oak Stool") }
            #expect(flow.rootQuery == ProductQuery() && !app.shows("Filters (2)"))
        }

        @Test func aChipRemovesItsFilter() async {
            let filters = ProductFilters(brands: ["Ferrum", "Kanto"])
            let (app, flow) = app(ProductQuery(filters: filters))
            await app.settle { app.shows("Remove filter Kanto") && app.shows("Pour-over Kettle") }
            app.tap("Remove filter Kanto")
            await app.settle { !app.shows("Pour-over Kettle") && !app.shows("Remove filter Kanto") }
            #expect(flow.rootQuery.filters == ProductFilters(brands: ["Ferrum"]))
        }

        @Test func anEmptyResultOffersToClearTheFilters() async {
            let (app, _) = app(ProductQuery(filters: ProductFilters(brands: ["Nobody"])))
            await app.settle { app.shows("No products with these filters") }
            app.tap("Clear filters")
            await app.settle { app.shows("Oak Stool") }
        }

        @Test func filtersOfAPushedListAreInItsRoute() async {
            let (app, flow) = app()
            flow.router.navigate(to: .productListing(.kitchen))
            await app.settle { app.shows("Salad Spinner") }
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows("Show 8 products") }
            app.tap(id: "filters.brand-Kanto.row")
            app.tap(id: "filters.apply.button")
            let query = ProductQuery(category: .kitchen, filters: ProductFilters(brands: ["Kanto"]))
            await app.settle { app.shows("Remove filter Kanto") }
            #expect(flow.router.path == [.productListing(query)])
        }

        @Test func filtersApplyToTheWordsInTheSearchField() async {
            let (app, flow) = app()
            await app.settle { app.shows("Oak Stool") }
            app.type("coffee", into: "Search products")
            await app.settle { app.shows("Espresso Beans") }
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows("Show 2 products") }
            app.tap(id: "filters.brand-Kanto.row")
            await app.settle { app.shows("Show 1 product") }
            app.tap(id: "filters.apply.button")
            await app.settle { app.shows("Pour-over Kettle") && !app.shows("Espresso Beans") }
            #expect(flow.rootQuery == ProductQuery(text: "coffee", filters: ProductFilters(brands: ["Kanto"])))
        }

        @Test func aFailureIsTriedAgainAndTheFiltersCanBeAppliedAllTheSame() async {
            let (app, _) = app()
            await app.settle { app.shows("Oak Stool") }
            search.failure = .storage("broken")
            app.tap(id: "listing.filters.button")
            await app.settle { app.shows("Try again") }
            #expect(app.shows("Show products"))
            search.failure = nil
            app.tap("Try again")
            await app.settle { app.shows("Show 30 products") }
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let flow = leaks.track(ListingScene(search: search).flow())
                let app = ScreenDriver(translations: .shop) { ProductListingFlowView(viewModel: flow) }
                await app.settle { app.shows("Oak Stool") }
                app.tap(id: "listing.filters.button")
                await app.settle { app.shows("Show 30 products") }
                app.tap(id: "filters.brand-Nordvik.row")
                app.tap(id: "filters.apply.button")
                await app.settle { app.shows("Remove filter Nordvik") }
            }
        }
    }
#endif
