#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct AboutScreenTests {
        @Test func theScreenNamesTheAppItsPagesAndItsLibraries() {
            let (_, app) = shown()
            let start = app.outline.split(separator: "\n").prefix(11).joined(separator: "\n")
            #expect(
                start == """
                    screen "About"
                      list
                        section
                          - heading "Flow Shop" #about.name.label
                            text "Version 1.4.2" #about.version.label
                        section
                          text "Legal"
                          - button "Privacy" #about.privacy-page.row
                          - button "Terms" #about.terms-page.row
                          - button "Imprint" #about.imprint-page.row
                        section
                    """)
            #expect(app.shows("GRDB") && app.shows("MIT license of GRDB"))
        }

        @Test func aLegalPageLeavesTheAccount() {
            let (scene, app) = shown()
            app.tap(id: "about.privacy-page.row")
            #expect(scene.exits == [.page(.privacy)])
        }

        @Test func theAccountLeadsToIt() async {
            let scene = AccountScene()
            let flow = scene.flow()
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "account.about.row") }
            app.tap(id: "account.about.row")
            #expect(app.title == "About")
            #expect(scene.router.path == [.about])
        }

        private func shown() -> (AccountScene, ScreenDriver) {
            let scene = AccountScene(router: Router([.about]))
            let flow = scene.flow()
            return (scene, ScreenDriver { MyAccountFlowView(viewModel: flow) })
        }
    }
#endif
