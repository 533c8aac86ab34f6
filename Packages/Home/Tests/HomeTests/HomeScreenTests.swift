#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Home

    @MainActor
    @Suite struct HomeScreenTests {
        @Test func showsASkeletonFirst() async {
            let scene = HomeScene(stored: .nothing)
            scene.products.hold()
            let app = app(scene)
            #expect(app.shows("Loading"))
            #expect(app.shows(id: "home.search.button"))
            scene.products.release()
            await app.settle { app.shows(id: "home.hero.button") }
            #expect(!app.shows("Loading"))
        }

        @Test func showsTheShopsWindow() async throws {
            let products = [Product].catalog.filter { [8, 9, 12].contains($0.id.rawValue) }
            let scene = HomeScene(
                products, categories: [ProductCategory(id: .furniture, name: "Furniture")], recents: [3])
            try await scene.wishlist.add(.number(9))
            let app = app(scene)
            await app.settle { app.shows("Recently viewed") && app.shows("Remove Walnut Desk from wishlist") }
            app.expectOutline(
                """
                screen "Home"
                  button "Search products" #home.search.button
                  button "Save 20% Ladder Bookshelf $143.20, was $179.00 Shop now" #home.hero.button
                  heading "Categories"
                  button "See all categories" #home.all-categories.button
                  button "Furniture" #home.category-furniture.button
                  heading "Best rated"
                  button "See all" #home.all-products.button
                  button "Nordvik Walnut Desk $649.00 Rated 4.7 out of 5" #home.featured-9.card
                  button "Remove Walnut Desk from wishlist" (selected) #home.featured-9.wishlist-button
                  button "Only 3 left Nordvik Oak Stool $49.00 Rated 4.5 out of 5" #home.featured-8.card
                  button "Add Oak Stool to wishlist" #home.featured-8.wishlist-button
                  heading "Recently viewed"
                  button "Harbour Salt & Vetiver Cologne $52.50 Rated 4.1 out of 5" #home.recent-3.card
                  button "Add Salt & Vetiver Cologne to wishlist" #home.recent-3.wishlist-button
                """)
        }

        @Test func theConfigurationChoosesTheSections() async {
            let scene = HomeScene(recents: [3])
            let app = app(scene)
            await app.settle { app.shows("Recently viewed") && app.shows("Best rated") }
            scene.configuration.current.homeSections = [.categories, .offer]
            await app.settle { !app.shows("Recently viewed") }
            #expect(!app.shows("Best rated"))
            let lines = app.outline.split(separator: "\n")
            let categories = lines.firstIndex { $0.contains("\"Categories\"") }
            let hero = lines.firstIndex { $0.contains("home.hero.button") }
            #expect(categories.flatMap { categories in hero.map { categories < $0 } } == true, "\(app.outline)")
        }

        @Test func theStateOfTheCatalogIsShownAboveItsFirstSection() async {
            let scene = HomeScene(stored: .nothing, recents: [3])
            scene.configuration.current.homeSections = [.recentlyViewed, .bestRated]
            scene.products.freshFailure = .server(status: 503, message: nil)
            let app = app(scene)
            await app.settle { app.shows("Recently viewed") && app.shows("Something went wrong on our end") }
            scene.configuration.current.homeSections = [.recentlyViewed]
            await app.settle { !app.shows("Something went wrong on our end") }
        }

        @Test func theHeroLeadsToItsProduct() async {
            let scene = HomeScene()
            let app = app(scene)
            await app.settle { app.shows(id: "home.hero.button") }
            app.tap(id: "home.hero.button")
            #expect(scene.exits == [.product(.number(12))])
        }

        @Test func theNextBestOffersLeadToTheirProducts() async throws {
            let scene = HomeScene()
            let app = app(scene)
            await app.settle { app.shows(id: "home.hero.button") }
            let offers = app.outline.matches(of: /#home\.offer-(\d+)\.button/).compactMap { Int($0.1) }
            #expect(offers.count == 2)
            for offer in offers { app.tap(id: "home.offer-\(offer).button") }
            #expect(scene.exits == offers.map { .product(.number($0)) })
        }

        @Test func everythingElseLeadsOutToo() async {
            let scene = HomeScene(recents: [3])
            let app = app(scene)
            await app.settle { app.shows(id: "home.recent-3.card") && app.shows(id: "home.hero.button") }
            app.tap("Kitchen Accessories")
            app.tap(id: "home.category-groceries.button")
            app.tap(id: "home.featured-9.card")
            app.tap(id: "home.recent-3.card")
            app.tap("See all")
            #expect(
                scene.exits == [
                    .category(.kitchen), .category(.groceries), .product(.number(9)), .product(.number(3)),
                    .allProducts,
                ])
        }

        @Test func theSearchOpens() async {
            let scene = HomeScene()
            app(scene).tap(id: "home.search.button")
            #expect(scene.exits == [.search])
        }

        @Test func theHeartsOfOneProductAreOne() async {
            let scene = HomeScene(recents: [9])
            let app = app(scene)
            await app.settle { app.shows(id: "home.recent-9.card") && app.shows(id: "home.featured-9.card") }
            app.tap(id: "home.recent-9.wishlist-button")
            await app.settle { app.isSelected(.id("home.featured-9.wishlist-button")) }
            app.tap(id: "home.featured-9.wishlist-button")
            await app.settle { !app.isSelected(.id("home.recent-9.wishlist-button")) }
            #expect(scene.wishlist.currentItems.isEmpty)
        }

        @Test func aHeartThatFailsShowsAnAlert() async {
            let scene = HomeScene()
            scene.wishlist.failure = .offline
            let app = app(scene)
            await app.settle { app.shows(id: "home.featured-9.card") }
            app.tap(id: "home.featured-9.wishlist-button")
            await app.settle { app.shows("You're offline") }
            app.tap("OK")
            #expect(!app.shows("You're offline"))
        }

        @Test func withoutRecentsThereIsNoPlaceForThem() async {
            let app = app(HomeScene())
            await app.settle { app.shows(id: "home.hero.button") }
            #expect(!app.shows("Recently viewed"))
        }

        @Test func anErrorIsTriedAgainByHand() async {
            let scene = HomeScene(stored: .nothing)
            scene.products.freshFailure = .server(status: 503, message: nil)
            let app = app(scene)
            await app.settle { app.shows("Something went wrong on our end") }
            scene.products.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "home.hero.button") }
        }

        @Test func offlineItSaysThatTheContentIsStored() async {
            let scene = HomeScene()
            scene.reachability.current = .offline
            scene.products.freshFailure = .offline
            let app = app(scene)
            await app.settle { app.shows("You're offline. Showing saved content.") }
            #expect(app.shows(id: "home.hero.button"))

            scene.products.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func anEmptyShopSaysSo() async {
            let app = app(HomeScene([], categories: []))
            await app.settle { app.shows("No products yet") }
        }

        @Test func aPullRefreshes() async {
            let scene = HomeScene()
            let app = app(scene)
            await app.settle { app.shows(id: "home.hero.button") }
            scene.products.products.insert(.fixture(id: 99, title: "Pine Stool", discount: 90_00), at: 0)
            await app.pullToRefresh()
            #expect(app.shows("Pine Stool"))
            #expect(app.shows("Save 90%"))
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = HomeScene(recents: [3])
            await expectNoLeaks { leaks in
                let flow = leaks.track(scene.flow())
                let app = ScreenDriver { HomeFlowView(viewModel: flow) }
                await app.settle { app.shows(id: "home.hero.button") }
                app.tap(id: "home.featured-9.wishlist-button")
                await app.settle(scene.wishlist) { scene.wishlist.currentItems.map(\.id) == [.number(9)] }
            }
        }

        private func app(_ scene: HomeScene) -> ScreenDriver {
            let viewModel = scene.viewModel()
            return ScreenDriver { NavigationStack { HomeView(viewModel: viewModel) } }
        }
    }
#endif
