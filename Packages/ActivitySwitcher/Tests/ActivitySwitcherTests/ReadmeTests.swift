#if Headless || !canImport(SwiftUI)
    import ActivitySwitcher
    import FlowKit
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        @Test func theCodeOfTheReadmeShowsActivities() async {
            let app = ScreenDriver { switcher() }
            await app.settle { app.isSelected("Shop") }
        }

        @ViewBuilder private func switcher() -> some View {
            let shop = ActivityChoice(id: "shop", title: "Shop", icon: "bag")
            let brochures = ActivityChoice(id: "brochures", title: "Brochures", icon: "book")
            let choices = CurrentValue(ActivityChoices(items: [shop, brochures], current: "shop"))

            let container = ActivitySwitcherDependencyContainer(choices: { choices.values() })
            let flow = ActivitySwitcherFlowViewModel(container) { exit in
                switch exit {
                case .activity(let id): print("switch to \(id.rawValue)")
                case .close: print("close the sheet")
                }
            }

            ActivitySwitcherFlowView(viewModel: flow)
        }
    }
#endif
