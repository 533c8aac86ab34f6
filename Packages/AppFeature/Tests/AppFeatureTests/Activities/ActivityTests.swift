#if Headless || !canImport(SwiftUI)
    import ActivitySwitcher
    import Brochures
    import DeepLink
    import FlowKit
    import FlowTesting
    import Home
    import Mocks
    import Model
    import Testing

    @testable import AppFeature

    /// Several apps in one: what becomes of one while another is in front, and how one gets there and back.
    @MainActor
    @Suite(.timeLimit(.minutes(1))) struct ActivityTests {
        @Test func theSwitcherMarksTheCurrentOneAndLeadsToAnother() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "activities.button")
            await app.eventually { app.isSelected(.id("activities.shop.button")) }
            #expect(!app.isSelected(.id("activities.brochures.button")))

            app.tap(id: "activities.brochures.button")
            await app.eventually { app.title == "Brochures" }
            #expect(shop.coordinator.state[.shop]?.modals == [], "the switcher is gone")
            #expect(shop.coordinator.location == "/brochures")
        }

        @Test func theShopIsAsItWasOnReturn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.shop")
            await app.settle()
            app.tap(id: "listing.product-1.card")
            await app.settle()
            let before = shop.coordinator.state

            shop.coordinator.switchActivity(to: .brochures)
            await app.settle()
            shop.coordinator.goBack()
            await app.settle()
            #expect(shop.coordinator.state == before)
            #expect(shop.coordinator.location == "/products/1?tab=shop")
        }

        @Test func aHotSpotOpensItsProductInTheShopAndBackLeadsToTheBrochure() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let brochure = try #require([Brochure].fixtures.first)
            try shop.link("/brochures/\(brochure.id)")
            await app.settle()
            let page = try #require(brochure.pages.firstIndex { !$0.hotSpots.isEmpty })
            for _ in 0..<page { app.tap(id: "brochure.next.button") }
            await app.settle()
            let product = try #require(brochure.pages[page].hotSpots.first?.product)
            app.tap(id: "brochure.product-\(product).button")
            await app.settle()
            #expect(shop.coordinator.currentActivity == .shop)
            #expect(shop.coordinator.state.route == .product(product.rawValue))

            shop.coordinator.goBack()
            #expect(shop.coordinator.state.route == .home(.home))
            await app.settle()
            app.tap(id: "activities.back.button")
            await app.settle()
            #expect(shop.coordinator.state.route == .brochures(.brochure(brochure.id)))
        }

        @Test func aLinkToAnotherActivitySwitchesAndLeavesTheShopAsItWas() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .product(3))
            await shop.viewModel.inbound.handle(.url("https://shop.example/brochures"))
            await app.settle()
            #expect(app.title == "Brochures")
            shop.coordinator.goBack()
            #expect(shop.coordinator.state.route == .product(3))
        }

        @Test func aServerHidesAddsAndOrdersActivitiesAtRunTime() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.switchActivity(to: .brochures)
            shop.configuration.current.activities = [.shop]
            await app.eventually { shop.coordinator.currentActivity == .shop }
            #expect(!app.shows(id: "activities.button"), "there is nothing to choose")
            shop.coordinator.switchActivity(to: .brochures)
            await app.settle()
            #expect(app.shows("Brochures is not available"))
            app.tap("OK")

            shop.configuration.current.activities = [.brochures, .shop, "unheard-of"]
            await app.eventually { shop.coordinator.visibleActivities == [.brochures, .shop] }
            shop.configuration.current.activities = ["unheard-of"]
            await app.eventually { shop.coordinator.visibleActivities == Activity.allCases }
        }

        @Test func aDisabledTabSaysWhy() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.disabledTabs = ["bag": "Nothing is sold on Sundays."]
            await app.eventually { shop.coordinator.state.disabledReason(of: .bag) != nil }
            app.tap(id: "tab.bag")
            await app.settle()
            #expect(app.shows("Bag is not available"))
            #expect(app.shows("Nothing is sold on Sundays."))
            #expect(shop.coordinator.currentTab == .home)
        }

        @Test func aFeatureThatIsSwitchedOffSaysSo() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.disabledFeatures = ["brochures"]
            await app.eventually { !shop.coordinator.conditions.configuration.disabledFeatures.isEmpty }
            shop.coordinator.switchActivity(to: .brochures)
            await app.settle()
            #expect(app.shows("This is switched off at present."))
            #expect(shop.coordinator.currentActivity == .shop)
        }

        @Test func anAppThatIsTooOldSaysSo() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.minimumVersion = AppVersion(1, 3)
            await app.eventually { shop.coordinator.conditions.configuration.minimumVersion != nil }
            shop.coordinator.select(.bag)
            await app.eventually { app.shows("Please update the app") }
            #expect(shop.coordinator.currentTab == .home, "nothing goes on behind it")
        }
    }
#endif
