#if Headless || !canImport(SwiftUI)
    import __Name__
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let service = Mock__Name__Service()
        let reachability = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsTheContent() async {
            let app = ScreenDriver { content() }
            await app.settle { app.shows("First __item__") }
        }

        @ViewBuilder private func content() -> some View {
            let flow = __Name__FlowViewModel(
                __Name__DependencyContainer(__items_value__: service, reachability: reachability)
            ) { exit in
                switch exit {
                case .shop: print("show the shop")
                }
            }

            __Name__FlowView(viewModel: flow)
        }
    }
#endif
