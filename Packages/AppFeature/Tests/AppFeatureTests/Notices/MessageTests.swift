#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Home
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import AppFeature

    /// The shop's messages as banners, cards and dialogs.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct MessageTests {
        @Test func aBannerIsShownOnEveryScreenAndOpensItsLink() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.messages = [message(.banner, link: "/products/3")]
            await app.settle { app.shows("Summer sale") }
            app.tap(id: "tab.bag")
            await app.settle { app.title == "Bag" && app.shows("Summer sale") }
            app.tap(id: "notice.app.open.button")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
            await app.settle(shop.notices) { shop.notices.calls == [.markSeen("message-sale")] }
            #expect(!app.shows("Summer sale"))
        }

        @Test func aMessageOverTheScreenIsAnsweredOnce() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.messages = [message(.modal, link: "/wishlist")]
            await app.settle { app.shows("Summer sale") && app.shows("Not now") }
            app.tap("Not now")
            await app.settle(shop.notices) { shop.notices.calls == [.markSeen("message-sale")] }
            await app.settle { !app.shows("Summer sale") }
            #expect(shop.coordinator.state.route == .home(.home))
        }

        @Test func aMessageOverTheScreenOpensItsLink() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.messages = [message(.modal, link: "/wishlist")]
            await app.settle { app.shows("Summer sale") && app.shows("Open") }
            app.tap("Open")
            await app.settle { app.title == "Wishlist" && !app.shows("Summer sale") }
        }

        @Test func aMessageIsPresentedOverTheSheetInFront() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .product(3), as: .sheet)
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            shop.configuration.current.messages = [message(.modal, link: nil)]
            await app.settle { app.shows("Summer sale") }
            app.tap("OK")
            await app.settle { !app.shows("Summer sale") && app.shows(id: "product.add-to-bag.button") }
        }

        @Test func aMessageIsPresentedAfterAnAlert() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigator.apply(.present(.alert(AlertState(title: "Not opened", message: "Sorry."))))
            shop.configuration.current.messages = [message(.modal, link: nil)]
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp && app.shows("Not opened") }
            #expect(!app.shows("Summer sale"))
            app.tap("OK")
            await app.settle { app.shows("Summer sale") }
        }

        @Test func aCardLeadsFromHomeToItsLink() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.messages = [message(.card, link: "shop://brochures")]
            await app.settle { app.shows(id: "home.message-sale.open.button") }
            app.tap(id: "home.message-sale.open.button")
            await app.settle { app.title == "Brochures" }
        }

        @Test(arguments: [InAppMessage.Style.banner, .card, .modal])
        func seenMessageIsNotShown(_ style: InAppMessage.Style) async throws {
            let shop = try Shop(seen: ["message-sale"])
            let app = await shop.open()
            shop.configuration.current.messages = [message(style, link: nil)]
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp }
            #expect(!app.shows("Summer sale"))
        }

        private func message(_ style: InAppMessage.Style, link: String?) -> InAppMessage {
            InAppMessage(
                id: InAppMessage.ID(rawValue: "sale"), style: style, title: "Summer sale", text: "Until Sunday.",
                link: link)
        }
    }
#endif
