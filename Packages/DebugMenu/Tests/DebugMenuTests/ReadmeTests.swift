#if Headless || !canImport(SwiftUI)
    import DebugMenu
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let flagService = MockFlagService()

        @Test func theCodeOfTheReadmeShowsTheFlags() async {
            let app = ScreenDriver { menu() }
            app.tap(id: "debug.flags.row")
            await app.settle { app.shows(id: "debug-flags.quick-reviews.picker") }
        }

        @ViewBuilder private func menu() -> some View {
            let flow = DebugMenuFlowViewModel(
                DebugMenuDependencyContainer(
                    flags: [FeatureFlag("quick-reviews", default: false)], flagService: flagService)
            ) { exit in
                switch exit {
                case .link(let link): print("open \(link)")
                }
            }

            DebugMenuFlowView(viewModel: flow)
        }
    }
#endif
