#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct SettingsScreenTests {
        @Test func signedOutUserSeesNoSignOutButton() {
            let (_, app) = shown(.signedOut)
            app.expectOutline(
                """
                screen "Settings"
                  list
                    section
                      text "Appearance"
                      - picker "Colors" = "Automatic" #settings.appearance.picker
                          option "Automatic" (selected)
                          option "Light"
                          option "Dark"
                    section
                      text "Language"
                      - picker "Language" = "Automatic" #settings.language.picker
                          option "Automatic" (selected)
                          option "English"
                          option "Deutsch"
                          option "العربية"
                    section
                      text "Products"
                      - picker "Show products as" = "Grid" #settings.listing-style.picker
                          option "Grid" (selected)
                          option "List"
                    section
                      text "About"
                      - text "Version 1.4.2" #settings.version.label
                """)
        }

        @Test func aDebugBuildHasAMenuForDevelopers() {
            let scene = AccountScene(router: Router([.settings]))
            scene.debugMenu = "/debug"
            let flow = scene.flow()
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            app.tap(id: "settings.debug-menu.button")
            #expect(scene.exits == [.link("/debug")])
        }

        @Test func theLayoutIsChosen() async {
            let (scene, app) = shown(.signedOut)
            app.select("List", in: .id("settings.listing-style.picker"))
            await app.settle(scene.listingStyle) {
                scene.listingStyle.current == .list
                    && app.value(of: .id("settings.listing-style.picker")) == "List"
            }
            #expect(app.value(of: .id("settings.listing-style.picker")) == "List")
        }

        @Test func theColorsAreChosen() async {
            let (scene, app) = shown(.signedOut)
            app.select("Dark", in: .id("settings.appearance.picker"))
            await app.settle(scene.appearance) {
                scene.appearance.current == .dark
                    && app.value(of: .id("settings.appearance.picker")) == "Dark"
            }
            #expect(app.value(of: .id("settings.appearance.picker")) == "Dark")
        }

        @Test func theLanguageIsChosen() async {
            let (scene, app) = shown(.signedOut)
            app.select("Deutsch", in: .id("settings.language.picker"))
            await app.settle(scene.language) {
                scene.language.current == .german
                    && app.value(of: .id("settings.language.picker")) == "Deutsch"
            }
            #expect(app.value(of: .id("settings.language.picker")) == "Deutsch")
        }

        @Test func aChoiceThatCannotBeKeptIsTold() async {
            let (scene, app) = shown(.signedOut)
            scene.listingStyle.failure = .storage("disk full")
            app.select("List", in: .id("settings.listing-style.picker"))
            await app.settle { app.shows("Can't access saved data") }
            app.tap("OK")
            #expect(app.value(of: .id("settings.listing-style.picker")) == "Grid")
        }

        @Test func signOutReturnsToAccountScreen() async {
            let (scene, app) = shown(.signedIn(.emily))
            await app.settle { app.shows(id: "settings.sign-out.button") }
            app.tap(id: "settings.sign-out.button")
            await app.settle { app.shows("Sign out?") }
            app.tap("Sign out")
            await app.settle { app.title == "Account" && app.shows(id: "account.sign-in.button") }
            #expect(scene.router.path.isEmpty)
        }

        private func shown(_ session: Session) -> (AccountScene, ScreenDriver) {
            let scene = AccountScene(session, router: Router([.settings]))
            let flow = scene.flow()
            return (scene, ScreenDriver { MyAccountFlowView(viewModel: flow) })
        }
    }
#endif
