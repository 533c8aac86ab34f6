#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing
    import Web

    @MainActor
    @Suite struct ReadmeTests {
        @Test func theCodeOfTheReadmeShowsThePage() async {
            let app = ScreenDriver { content() }
            await app.settle { app.shows(id: "web.page") }
            #expect(app.title == "Help")
        }

        @ViewBuilder private func content() -> some View {
            let webURLProvider = MockWebURLProvider()
            let reachabilityService = MockReachabilityService()
            let flow = WebFlowViewModel(
                WebDependencyContainer(webURLs: webURLProvider, reachability: reachabilityService)
            ) { exit in
                switch exit {
                case .link(let link): print("open the screen of \(link)")
                case .outside(let url): print("open \(url) in another app")
                }
            }

            WebFlowView(viewModel: flow)
        }
    }
#endif
