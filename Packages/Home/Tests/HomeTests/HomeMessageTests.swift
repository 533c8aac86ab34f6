#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Home

    /// The shop's messages as cards.
    @MainActor
    @Suite struct HomeMessageTests {
        private let sale = InAppMessage(
            id: InAppMessage.ID(rawValue: "sale"), style: .card, title: "Summer sale", text: "Until Sunday.",
            link: "/products?tag=sale")
        private let news = InAppMessage(id: InAppMessage.ID(rawValue: "news"), style: .card, title: "New opening hours")

        @Test func onlyCardsAreShown() async {
            let scene = HomeScene()
            scene.configuration.current.messages = [
                sale, InAppMessage(id: InAppMessage.ID(rawValue: "other"), style: .banner, title: "A banner"), news,
            ]
            let app = await shown(scene)
            await app.settle { app.shows("Summer sale") && app.shows("New opening hours") }
            #expect(app.shows("Until Sunday.") && !app.shows("A banner"))
            #expect(!app.shows(id: "home.message-news.open.button"), "it has no link")
        }

        @Test func aMessageIsOpenedOnce() async {
            let scene = HomeScene()
            scene.configuration.current.messages = [sale]
            let app = await shown(scene)
            await app.settle { app.shows(id: "home.message-sale.open.button") }
            app.tap(id: "home.message-sale.open.button")
            #expect(scene.exits == [.link("/products?tag=sale")])
            await app.settle(scene.notices) {
                !app.shows("Summer sale") && scene.notices.calls == [.markSeen("message-sale")]
            }
        }

        @Test func aDismissedMessageDoesNotComeBack() async {
            let scene = HomeScene()
            scene.configuration.current.messages = [sale, news]
            let app = await shown(scene)
            await app.settle { app.shows("Summer sale") }
            app.tap(id: "home.message-sale.dismiss.button")
            await app.settle { !app.shows("Summer sale") && app.shows("New opening hours") }
            #expect(scene.exits == [])

            let again = await shown(scene)
            await again.settle { again.shows("New opening hours") && !again.shows("Summer sale") }
        }

        @Test func twoDismissedMessagesDoNotComeBackWhileTheyAreStored() async {
            let scene = HomeScene()
            scene.configuration.current.messages = [sale, news]
            let (viewModel, observing) = await scene.shown()
            await settle(viewModel) { viewModel.messages.count == 2 }
            scene.notices.hold()
            viewModel.dismiss(sale)
            await scene.notices.waitUntilHeld()
            viewModel.dismiss(news)
            await scene.notices.waitUntilHeld(2)
            scene.notices.releaseOne()
            for await names in scene.notices.seen() where !names.isEmpty { break }
            await settle(scene.notices) { scene.notices.areFollowersCaughtUp }
            #expect(viewModel.messages == [])
            scene.notices.release()
            observing.cancel()
            await observing.value
        }

        private func shown(_ scene: HomeScene) async -> ScreenDriver {
            let viewModel = scene.viewModel()
            let app = ScreenDriver { NavigationStack { HomeView(viewModel: viewModel) } }
            await app.settle { app.shows("Categories") }
            return app
        }
    }
#endif
