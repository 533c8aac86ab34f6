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
    @Suite struct ProductListingScreenTests {
        let scene: ListingScene

        init() {
            scene = ListingScene()
        }

        @Test func showsASkeletonFirst() async {
            let scene = ListingScene(stored: .nothing)
            scene.products.hold()
            let app = app(scene)
            #expect(app.shows("Loading"))
            scene.products.release()
            await app.settle { app.shows("Green Apples") }
            #expect(!app.shows("Loading"))
        }

        @Test func showsTheProducts() async throws {
            try await scene.wishlist.add(Product.ID(rawValue: 21))
            let app = app(scene, ProductQuery(category: .groceries, text: "sweet"))
            await app.settle { app.shows("Remove Dark Chocolate 74 % from wishlist") && app.shows("Groceries") }
            app.expectOutline(
                """
                screen "Groceries"
                  search "Search" = "sweet"
                  button "All" #listing.category-all.button
                  button "Fragrances" #listing.category-fragrances.button
                  button "Furniture" #listing.category-furniture.button
                  button "Groceries" (selected) #listing.category-groceries.button
                  button "Kitchen Accessories" #listing.category-kitchen-accessories.button
                  button "Filters" #listing.filters.button
                  picker "Sort by" = "Best match" #listing.sort.picker
                    option "Best match" (selected)
                    option "Price: low to high"
                    option "Price: high to low"
                    option "Best rated"
                    option "Name: A to Z"
                  picker "Layout" = "Grid" #listing.style.picker
                    option "Grid" (selected)
                    option "List"
                  button "Only 6 left Bee & Sons Wildflower Honey $9.90 Rated 4.9 out of 5" #listing.product-19.card
                  button "Add Wildflower Honey to wishlist" #listing.product-19.wishlist-button
                  button "Cacao Norte Dark Chocolate 74 % $4.20 Rated 4.6 out of 5" #listing.product-21.card
                  button "Remove Dark Chocolate 74 % from wishlist" (selected) #listing.product-21.wishlist-button
                """)
        }

        @Test func aCardLeadsToItsProduct() async {
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.tap(id: "listing.product-8.card")
            #expect(scene.exits == [.product(Product.ID(rawValue: 8))])
        }

        @Test func theHeartFillsAndEmpties() async {
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.tap("Add Oak Stool to wishlist")
            await app.settle { app.isSelected(.id("listing.product-8.wishlist-button")) }
            app.tap("Remove Oak Stool from wishlist")
            await app.settle(scene.wishlist) {
                scene.wishlist.currentItems.isEmpty && app.shows("Add Oak Stool to wishlist")
            }
        }

        @Test func aHeartThatFailsShowsAnAlert() async {
            scene.wishlist.failure = .offline
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.tap(id: "listing.product-8.wishlist-button")
            await app.settle { app.shows("You're offline") }
            app.tap("OK")
            #expect(!app.shows("You're offline"))
        }

        @Test func theListHasTheSameProductsInRows() async {
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.select("List", in: .id("listing.style.picker"))
            await app.settle(scene.listingStyle) {
                app.shows(id: "listing.product-8.row") && scene.listingStyle.current == .list
            }
            #expect(!app.shows(id: "listing.product-8.card"))
            #expect(app.value(of: .id("listing.style.picker")) == "List")
        }

        @Test(arguments: ListingStyle.allCases)
        func theEndOfTheListBringsMore(style: ListingStyle) async throws {
            try await scene.listingStyle.set(style)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            #expect(!app.shows("Mortar & Pestle"))
            app.scrollToEnd()
            await app.settle { app.shows("Mortar & Pestle") }
            #expect(!app.shows(id: "next-page.more.button"))
        }

        @Test func aFailedNextPageIsTriedAgainByHand() async {
            let scene = ListingScene(stored: .nothing)
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            scene.products.freshFailure = .timedOut(after: .seconds(10))
            app.scrollToEnd()
            await app.settle { app.shows("The shop isn't responding") }
            #expect(app.shows("Oak Stool"))
            scene.products.freshFailure = nil
            app.tap(id: "next-page.retry.button")
            await app.settle { app.shows("Mortar & Pestle") }
        }

        @Test func sortsByWhatIsChosen() async {
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.select("Price: high to low", in: .id("listing.sort.picker"))
            await app.settle { app.shows("Mortar & Pestle") }
            #expect(app.value(of: .id("listing.sort.picker")) == "Price: high to low")
        }

        @Test func aSearchWithoutHitsIsEasilyCleared() async {
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            app.type("unicorn", into: "Search products")
            app.submit("Search products")
            await app.settle { app.shows("No results for “unicorn”") }
            #expect(app.title == "Results for “unicorn”")
            #expect(app.shows("Check the spelling or try fewer words."))
            app.tap("Clear search")
            await app.settle { app.shows("Oak Stool") }
            #expect(app.value(of: "Search products") == "")
        }

        @Test func aCategoryIsChosenOnTheScreen() async {
            let app = app(scene)
            await app.settle { app.shows("Groceries") }
            app.tap(id: "listing.category-groceries.button")
            await app.settle { app.shows("Green Apples") && !app.shows("Oak Stool") }
            #expect(app.title == "Groceries")
            app.tap(id: "listing.category-all.button")
            await app.settle { app.shows("Oak Stool") }
        }

        @Test func anEmptyShopSaysSo() async {
            let app = app(ListingScene([]))
            await app.settle { app.shows("No products yet") }
        }

        @Test func anErrorIsTriedAgainByHand() async {
            let scene = ListingScene(stored: .nothing)
            scene.products.freshFailure = .server(status: 503, message: nil)
            let app = app(scene)
            await app.settle { app.shows("Something went wrong on our end") }
            scene.products.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.shows("Oak Stool") }
        }

        @Test func offlineItSaysThatTheProductsAreStoredOnes() async {
            scene.reachability.current = .offline
            scene.products.freshFailure = .offline
            let app = app(scene)
            await app.settle { app.shows(id: "notice.banner") }
            #expect(app.shows("You're offline. Showing saved content."))
            #expect(app.shows("Oak Stool"))

            scene.products.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func aPullRefreshes() async {
            let app = app(scene)
            await app.settle { app.shows("Oak Stool") }
            scene.products.products.insert(.fixture(id: 99, title: "Pine Stool"), at: 0)
            await app.pullToRefresh()
            #expect(app.shows("Pine Stool"))
        }

        @Test func theRootFollowsTheFlowsQuery() async {
            let flow = scene.flow()
            let app = ScreenDriver { ProductListingFlowView(viewModel: flow) }
            await app.settle { app.shows("Oak Stool") }
            app.type("not submitted", into: "Search products")
            flow.rootQuery = .kitchen
            await app.settle { app.title == "Kitchen Accessories" && app.shows("Salad Spinner") }
            // The same screen as before: nothing that was typed is lost.
            #expect(app.value(of: "Search products") == "not submitted")

            app.select("Name: A to Z", in: .id("listing.sort.picker"))
            #expect(flow.rootQuery == ProductQuery(category: .kitchen, sort: .titleAscending))
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let flow = leaks.track(scene.flow())
                let app = ScreenDriver { ProductListingFlowView(viewModel: flow) }
                flow.router.navigate(to: .productListing(.kitchen))
                await app.settle { app.shows("Salad Spinner") }
                app.select("Name: A to Z", in: .id("listing.sort.picker"))
                await app.settle { app.shows("Loading") }
            }
        }

        private func app(_ scene: ListingScene, _ query: ProductQuery = ProductQuery()) -> ScreenDriver {
            let viewModel = scene.viewModel(query)
            return ScreenDriver {
                NavigationStack { ProductListingView(viewModel: viewModel, query: query) }
            }
        }
    }
#endif
