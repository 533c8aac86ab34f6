#if Headless || !canImport(SwiftUI)
    import ActivitySwitcher
    import Brochures
    import DeepLink
    import FlowKit
    import Home
    import Mocks
    import Model
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// Several apps in one: what becomes of one while another is in front, and how one gets there and back.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct ActivityTests {
        @Test func theSwitcherMarksTheCurrentOneAndLeadsToAnother() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "activities.button")
            await app.settle { app.isSelected(.id("activities.shop.button")) }
            #expect(!app.isSelected(.id("activities.brochures.button")))

            app.tap(id: "activities.brochures.button")
            await app.settle { app.title == "Brochures" }
            #expect(shop.coordinator.state[.shop]?.modals == [], "the switcher is gone")
            #expect(shop.coordinator.location == "/brochures")
        }

        @Test func theMenuMarksTheCurrentOneAndSwitches() async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(app.isSelected(.id("activities.menu.shop.button")))
            #expect(!app.isSelected(.id("activities.menu.brochures.button")))
            app.tap(id: "activities.menu.brochures.button")
            await app.settle { app.title == "Brochures" }
            #expect(app.isSelected(.id("activities.menu.brochures.button")))
            #expect(app.label(of: .id("activities.menu")) == "Activity: Brochures")
            app.tap(id: "activities.menu.shop.button")
            await app.settle(shop.coordinator) { shop.coordinator.currentActivity == .shop }
        }

        @Test func theMenuReturnsToTheDefaultTabAndKeepsTheStacks() async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(!app.shows(id: "activities.default-tab.button"))
            shop.coordinator.navigate(to: .product(1), on: .home)
            app.tap(id: "tab.wishlist")
            await app.settle { app.shows(id: "activities.default-tab.button") }
            app.tap(id: "activities.default-tab.button")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(1) }
            #expect(shop.coordinator.currentTab == .home)
        }

        @Test func theShopIsAsItWasOnReturn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.shop")
            await app.settle { app.shows(id: "listing.product-1.card") }
            app.tap(id: "listing.product-1.card")
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            let before = shop.coordinator.state

            shop.coordinator.switchActivity(to: .brochures)
            await app.settle { app.title == "Brochures" && !app.shows("Loading") }
            shop.coordinator.goBack()
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            expectNoDifference(shop.coordinator.state, before)
            #expect(shop.coordinator.location == "/products/1?tab=shop")
        }

        @Test func aHotSpotOpensItsProductInTheShopAndBackLeadsToTheBrochure() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let brochure = try #require([Brochure].fixtures.first)
            try shop.link("/brochures/\(brochure.id)")
            await app.settle { app.shows(id: "brochure.next.button") }
            let page = try #require(brochure.pages.firstIndex { !$0.hotSpots.isEmpty })
            for _ in 0..<page { app.tap(id: "brochure.next.button") }
            let product = try #require(brochure.pages[page].hotSpots.first?.product)
            await app.settle { app.shows(id: "brochure.product-\(product).button") }
            app.tap(id: "brochure.product-\(product).button")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(product.rawValue) }
            #expect(shop.coordinator.currentActivity == .shop)

            shop.coordinator.goBack()
            #expect(shop.coordinator.state.route == .home(.home))
            await app.settle { app.shows(id: "activities.back.button") }
            app.tap(id: "activities.back.button")
            await app.settle(shop.coordinator) {
                shop.coordinator.state.route == .brochures(.brochure(brochure.id))
            }
        }

        @Test func aLinkToAnotherActivitySwitchesAndLeavesTheShopAsItWas() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .product(3))
            await shop.viewModel.inbound.handle(.url("https://shop.example/brochures"))
            await app.settle { app.title == "Brochures" }
            shop.coordinator.goBack()
            #expect(shop.coordinator.state.route == .product(3))
        }

        @Test func aSheetIsShownOnlyWhileItsActivityIsInFront() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .product(3), as: .sheet)
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            let before = shop.coordinator.state
            shop.coordinator.switchActivity(to: .brochures)
            await app.settle { app.title == "Brochures" }
            #expect(!app.shows(id: "product.add-to-bag.button"))
            shop.coordinator.goBack()
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            expectNoDifference(shop.coordinator.state, before)
        }

        @Test func aServerHidesAddsAndOrdersActivitiesAtRunTime() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.switchActivity(to: .brochures)
            shop.configuration.current.activities = [.shop]
            await app.settle(shop.coordinator) {
                shop.coordinator.currentActivity == .shop && !app.shows(id: "activities.button")
            }
            shop.coordinator.switchActivity(to: .brochures)
            await app.settle { app.shows("Brochures isn't available") }
            app.tap("OK")

            shop.configuration.current.activities = [.brochures, .shop, "unheard-of"]
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.brochures, .shop] }
            shop.configuration.current.activities = ["unheard-of"]
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop, .brochures] }
        }

        @Test func purchasingIsOnlyThereWhenTheServerNamesIt() async throws {
            let shop = try Shop()
            let app = await shop.open()
            await shop.viewModel.inbound.handle(.url("https://shop.example/purchasing"))
            await app.settle { app.shows("For business isn't available") }
            app.tap("OK")

            shop.configuration.current.activities = [.shop, .purchasing]
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop, .purchasing] }
            try shop.link("/purchasing")
            await app.settle { app.shows(id: "quick-order.products.field") }
            #expect(shop.coordinator.location == "/purchasing")
        }

        @Test func theSwitcherOpensPurchasingAtItsFirstTab() async throws {
            let shop = try Shop()
            shop.configuration.current.activities = [.shop, .purchasing]
            let app = await shop.open()
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop, .purchasing] }
            try shop.link("/purchasing/again")
            await app.settle { app.title == "Buy again" }
            shop.coordinator.switchActivity(to: .shop)
            app.tap(id: "activities.button")
            await app.settle { app.shows(id: "activities.purchasing.button") }
            app.tap(id: "activities.purchasing.button")
            await app.settle { app.title == "Quick order" }
        }

        @Test func aQuickOrderFillsTheShopsBag() async throws {
            let shop = try Shop()
            shop.configuration.current.activities = [.shop, .purchasing]
            let app = await shop.open()
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop, .purchasing] }
            try shop.link("/purchasing")
            await app.settle { app.shows(id: "quick-order.products.field") }
            app.type("8 2", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows(id: "quick-order.total.label") }
            app.tap(id: "quick-order.add.button")
            await app.settle { app.title == "Bag" }
            #expect(shop.coordinator.currentActivity == .shop)
        }

        @Test func aDisabledTabSaysWhy() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.disabledTabs = ["bag": "Nothing is sold on Sundays."]
            await app.settle(shop.coordinator) { shop.coordinator.state.disabledReason(of: .bag) != nil }
            app.tap(id: "tab.bag")
            await app.settle { app.shows("Bag isn't available") && app.shows("Nothing is sold on Sundays.") }
            #expect(shop.coordinator.currentTab == .home)
        }

        @Test func aFeatureThatIsSwitchedOffSaysSo() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.disabledFeatures = ["brochures"]
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp }
            shop.coordinator.switchActivity(to: .brochures)
            await app.settle { app.shows("This feature is turned off right now. Please try again later.") }
            #expect(shop.coordinator.currentActivity == .shop)
        }

        @Test func anAppThatIsTooOldSaysSo() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.minimumVersion = AppVersion(1, 3)
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp }
            shop.coordinator.select(.bag)
            await app.settle { app.shows("Please update the app") }
            #expect(shop.coordinator.currentTab == .home, "nothing goes on behind it")
        }
    }
#endif
