#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Model
    import MyAccount
    import ScreenTesting
    import SharedUI
    import Testing
    import Web

    @testable import AppFeature

    /// The pages of the shop's website in the app.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct WebPageTests {
        @Test func aLinkShowsThePage() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/pages/returns")
            await app.settle { app.shows(id: "web.page") }
            #expect(app.title == "Returns")
            #expect(shop.coordinator.location == "/pages/returns")
        }

        @Test func theAccountLeadsToAPageAndBack() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.account")
            await app.settle { app.shows(id: "account.help-page.row") }
            app.tap(id: "account.help-page.row")
            await app.settle { app.shows(id: "web.page") }
            #expect(shop.coordinator.location == "/pages/help?tab=account")
            app.goBack()
            #expect(app.title == "Account")
        }

        @Test func aLinkOfThePageGoesThroughThePipeline() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/pages/returns")
            await app.settle { app.shows(id: "web.page") }
            app.follow("https://shop.example/products/2", in: .id("web.page"))
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            #expect(shop.coordinator.state.route == .product(2))
        }

        @Test func aLinkThatNeedsAUserWaitsForSignIn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/pages/help")
            await app.settle { app.shows(id: "web.page") }
            app.follow("https://shop.example/orders", in: .id("web.page"))
            await app.settle { app.title == "Sign in" }
        }

        @Test func anotherWebsiteOpensOutside() async throws {
            let shop = try Shop()
            var opened: [String] = []
            let open = OpenURLAction {
                opened.append($0.absoluteString)
                return .handled
            }
            let app = ScreenDriver { AppFeatureView(viewModel: shop.viewModel).environment(\.openURL, open) }
            await app.settleLoaded(shop.viewModel)
            try shop.link("/pages/privacy")
            await app.settle { app.shows(id: "web.page") }
            app.follow("https://elsewhere.example/a", in: .id("web.page"))
            app.follow("javascript:alert(1)", in: .id("web.page"))
            #expect(opened == ["https://elsewhere.example/a"])
            #expect(shop.coordinator.location == "/pages/privacy")
        }
    }
#endif
