#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Web

    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct WebPageScreenTests {
        private let scene = WebScene()

        @Test func thePageIsAFrameWithATitle() async {
            let flow = scene.flow()
            let viewModel = flow.makeWebPageViewModel(.returns)
            let app = ScreenDriver { NavigationStack { WebPageView(viewModel: viewModel) } }
            await app.settle { app.shows(id: "web.page") }
            app.expectOutline(
                """
                screen "Returns"
                  web page "Returns" -> https://shop.example/pages/returns?lang=en #web.page
                """)
            viewModel.report(.progress(0.25))
            app.expectOutline(
                """
                screen "Returns"
                  progress "Loading the page" 25% #web.progress
                  web page "Returns" -> https://shop.example/pages/returns?lang=en #web.page
                """)
        }

        @Test func thePageHasTheLanguageOfTheApp() async {
            let flow = scene.flow()
            let viewModel = flow.makeWebPageViewModel(.returns)
            let app = ScreenDriver {
                NavigationStack { WebPageView(viewModel: viewModel).environment(\.locale, Locale(identifier: "de_AT")) }
            }
            await app.settle { app.shows(id: "web.page") }
            #expect(app.outline.contains("https://shop.example/pages/returns?lang=de #web.page"))
        }

        @Test func linksOfThePageAreFollowed() async {
            let flow = scene.flow()
            let app = ScreenDriver { WebFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "web.page") }
            app.follow("https://shop.example/products/1", in: .id("web.page"))
            #expect(scene.exits == [.link("/products/1")])
            app.follow("https://shop.example/pages/returns", in: .id("web.page"))
            await app.settle { app.title == "Returns" && app.shows(id: "web.page") }
            app.goBack()
            #expect(app.title == "Help")
        }

        @Test func offlineIsShownUntilTheServerIsReachable() async {
            scene.reachability.current = .offline
            let flow = scene.flow()
            let app = ScreenDriver { WebFlowView(viewModel: flow) }
            await app.settle { app.shows("You're offline") }
            #expect(!app.shows(id: "web.page"))
            scene.reachability.current = .online
            await app.settle { app.shows(id: "web.page") }
        }

        @Test func aFailureCanBeRetried() async {
            let viewModel = scene.flow().makeWebPageViewModel(.payment)
            let app = ScreenDriver { NavigationStack { WebPageView(viewModel: viewModel) } }
            await app.settle { app.shows(id: "web.page") }
            viewModel.report(.failed(.server(status: 503, message: nil)))
            app.expectOutline(
                """
                screen "Payment methods"
                  heading "Something went wrong on our end" #error.title.label
                  text "Please try again in a moment."
                  button "Try again"
                """)
            app.tap("Try again")
            #expect(app.shows(id: "web.page"))
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = scene
            await expectNoLeaks(ofFlowThrough: [WebRoute.webPage(.terms)]) { router in
                scene.flow(router: router)
            } use: { flow, _ in
                let app = ScreenDriver { WebFlowView(viewModel: flow) }
                await app.settle { app.shows(id: "web.page") }
            }
        }
    }
#endif
