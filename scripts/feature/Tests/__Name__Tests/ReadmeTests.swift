#if Headless || !canImport(SwiftUI)
    import __Name__
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        @Test func theCodeOfTheReadmeShowsItsContent() async {
            let app = ScreenDriver { content() }
            await app.settle { app.shows("The first of the __words__") }
        }

        @ViewBuilder private func content() -> some View {
            let flow = __Name__FlowViewModel(__Name__DependencyContainer { ["The first of the __words__"] }) { exit in
                switch exit {
                case .shop: print("show the shop")
                }
            }

            __Name__FlowView(viewModel: flow)
        }
    }
#endif
