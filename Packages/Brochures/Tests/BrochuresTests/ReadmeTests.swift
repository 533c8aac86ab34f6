#if Headless || !canImport(SwiftUI)
    import Brochures
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let brochureService = MockBrochureService()
        let reachabilityService = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsBrochures() async {
            let app = ScreenDriver { brochures() }
            await app.settle { app.shows(id: "brochures.brochure-spring-kitchen.card") }
        }

        @ViewBuilder private func brochures() -> some View {
            let flow = BrochuresFlowViewModel(
                BrochuresDependencyContainer(
                    brochures: brochureService, reachability: reachabilityService)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                }
            }

            BrochuresFlowView(viewModel: flow)
        }
    }
#endif
