#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ActivitySwitcher

    @MainActor
    @Suite struct ActivitySwitcherScreenTests {
        @Test func untilTheChoicesAreKnownItLoads() {
            let viewModel = SwitcherScene().viewModel()
            let app = ScreenDriver { NavigationStack { ActivitySwitcherView(viewModel: viewModel) } }
            #expect(app.shows("Loading"))
            #expect(app.shows("Close"))
        }

        @Test func theCurrentActivityIsMarked() async {
            let (_, app) = await shown()
            app.expectOutline(
                """
                screen "Activities"
                  toolbar
                    button "Close" #activities.close.button
                  list
                    - button "Shop" (selected) #activities.shop.button
                    - button "Brochures" #activities.brochures.button
                """)
        }

        @Test func anotherOneIsATapAway() async {
            let (scene, app) = await shown()
            app.tap("Brochures")
            #expect(scene.exits == [.activity("brochures")])
        }

        @Test func theCurrentOneAndTheCloseButtonLeadBack() async {
            let (scene, app) = await shown()
            app.tap(id: "activities.shop.button")
            app.tap(id: "activities.close.button")
            expectNoDifference(scene.exits, [.close, .close])
        }

        @Test func itChangesWhileItIsShown() async {
            let (scene, app) = await shown()
            scene.choices.update { $0 = ActivityChoices(items: [.games, .shop], current: "games") }
            await app.settle { app.shows("Games") }
            app.expectOutline(
                """
                screen "Activities"
                  toolbar
                    button "Close" #activities.close.button
                  list
                    - button "Games" (selected) #activities.games.button
                    - button "Shop" #activities.shop.button
                """)
        }

        @Test func nothingToChooseFromSaysSo() async {
            let (_, app) = await shown(SwitcherScene([]))
            #expect(app.shows("Nothing to switch to"))
            #expect(app.shows("Close"))
        }

        @Test func theFlowShowsIt() async {
            let flow = SwitcherScene().flow()
            let app = ScreenDriver { ActivitySwitcherFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "activities.shop.button") }
            #expect(app.title == "Activities")
        }

        @Test func nothingIsLeftOfAScreenThatWent() async {
            await expectNoLeaks { leaks in
                let scene = SwitcherScene()
                let flow = leaks.track(scene.flow())
                let viewModel = leaks.track(flow.makeActivitySwitcherViewModel())
                let app = ScreenDriver { NavigationStack { ActivitySwitcherView(viewModel: viewModel) } }
                await app.settle { app.shows("Brochures") }
                app.tap("Brochures")
            }
        }

        private func shown(_ scene: SwitcherScene = SwitcherScene()) async -> (SwitcherScene, ScreenDriver) {
            let viewModel = scene.viewModel()
            let app = ScreenDriver { NavigationStack { ActivitySwitcherView(viewModel: viewModel) } }
            await app.settle { viewModel.choices != nil }
            return (scene, app)
        }
    }
#endif
