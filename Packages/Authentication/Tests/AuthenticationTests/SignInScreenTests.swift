#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Authentication

    @MainActor
    @Suite struct SignInScreenTests {
        @Test func emptyFields() async {
            let (_, app) = await shown()
            app.expectOutline(
                """
                behind: screen "No access"
                sheet
                  screen "Sign in"
                    toolbar
                      button "Cancel" #sign-in.cancel.button
                    field "Username" #sign-in.username.field
                    text #sign-in.username.problem.label
                    secure field "Password" #sign-in.password.field
                    toggle "Show password" off #sign-in.password.show.button
                    text #sign-in.password.problem.label
                    text #sign-in.message.label
                    button "Sign in" #sign-in.submit.button
                    button "Forgot your password?" #sign-in.forgotten-password.button
                    button "Create an account" #sign-in.register.button
                """)
        }

        @Test func emptyFormSaysWhatIsMissing() async {
            let (scene, app) = await shown()
            app.tap(id: "sign-in.submit.button")
            await app.settle { app.shows("Enter your username.") && app.shows("Enter your password.") }
            #expect(scene.account.calls.isEmpty)
            app.type("emilys", into: .id("sign-in.username.field"))
            #expect(!app.shows("Enter your username."))
        }

        @Test func typedCredentialsAppearInFields() async {
            let (_, app) = await shown()
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("wrong", into: .id("sign-in.password.field"))
            app.expectOutline(
                """
                behind: screen "No access"
                sheet
                  screen "Sign in"
                    toolbar
                      button "Cancel" #sign-in.cancel.button
                    field "Username" = "emilys" #sign-in.username.field
                    text #sign-in.username.problem.label
                    secure field "Password" = ••••• #sign-in.password.field
                    toggle "Show password" off #sign-in.password.show.button
                    text #sign-in.password.problem.label
                    text #sign-in.message.label
                    button "Sign in" #sign-in.submit.button
                    button "Forgot your password?" #sign-in.forgotten-password.button
                    button "Create an account" #sign-in.register.button
                """)
            #expect(app.isEnabled(.id("sign-in.submit.button")))
        }

        @Test func returnSubmits() async {
            let (scene, app) = await shown()
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("emilyspass", into: .id("sign-in.password.field"))
            app.submit(.id("sign-in.password.field"))
            await app.settle(scene.account) { scene.account.currentSession.user == .emily && app.title == "No access" }
            await app.settle(scene) { scene.exits == [.signedIn(.emily)] }
        }

        @Test func whileItWorksNothingElseCanBeDone() async {
            let (scene, app) = await shown()
            scene.account.hold()
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("emilyspass", into: .id("sign-in.password.field"))
            app.tap(id: "sign-in.submit.button")
            await app.settle { app.shows("Signing in") }
            #expect(!app.isEnabled(.id("sign-in.submit.button")))
            #expect(!app.isEnabled(.id("sign-in.username.field")))
            #expect(app.isEnabled(.id("sign-in.cancel.button")))
            scene.account.release()
            await app.settle { app.title == "No access" }
        }

        @Test func wrongCredentialsShowError() async {
            let (_, app) = await shown()
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("wrong", into: .id("sign-in.password.field"))
            app.tap(id: "sign-in.submit.button")
            await app.settle { app.shows("The username or password is incorrect. Check both and try again.") }
            app.expectOutline(
                """
                behind: screen "No access"
                sheet
                  screen "Sign in"
                    toolbar
                      button "Cancel" #sign-in.cancel.button
                    field "Username" = "emilys" #sign-in.username.field
                    text #sign-in.username.problem.label
                    secure field "Password" (focused) #sign-in.password.field
                    toggle "Show password" off #sign-in.password.show.button
                    text #sign-in.password.problem.label
                    text "The username or password is incorrect. Check both and try again." #sign-in.message.label
                    button "Sign in" #sign-in.submit.button
                    button "Forgot your password?" #sign-in.forgotten-password.button
                    button "Create an account" #sign-in.register.button
                """)
        }

        @Test func aTypedPasswordIsShownOnRequest() async {
            let (_, app) = await shown()
            app.type("emilyspass", into: .id("sign-in.password.field"))
            app.tap(id: "sign-in.password.show.button")
            #expect(app.outline.contains(#"field "Password" = "emilyspass" #sign-in.password.field"#))
            app.tap(id: "sign-in.cancel.button")
            await app.settle { app.title == "No access" }
            app.tap(id: "access-denied.sign-in.button")
            await app.settle { app.title == "Sign in" }
            #expect(app.outline.contains(#"secure field "Password" #sign-in.password.field"#))
        }

        @Test func cancelGoesBack() async {
            let (scene, app) = await shown()
            app.tap(id: "sign-in.cancel.button")
            await app.settle { app.title == "No access" }
            #expect(scene.router.sheet == nil)
            #expect(scene.exits.isEmpty)
        }

        @Test func aSwipeDownIsACancellation() async {
            let (scene, app) = await shown()
            scene.account.hold()
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("emilyspass", into: .id("sign-in.password.field"))
            app.tap(id: "sign-in.submit.button")
            await scene.account.waitUntilHeld()
            app.dismissSheet()
            // Only a cancelled call leaves a closed gate.
            await app.settle(scene.account) { scene.account.control.gate.heldCount == 0 && app.title == "No access" }
            scene.account.release()
            #expect(scene.account.currentSession == .signedOut)
            #expect(scene.exits.isEmpty)
        }

        /// The sign-in over another screen.
        private func shown() async -> (AuthenticationScene, ScreenDriver) {
            let scene = AuthenticationScene()
            let flow = scene.flow()
            let app = ScreenDriver { AuthenticationFlowView(root: .accessDenied, viewModel: flow) }
            await app.settle { app.shows(id: "access-denied.sign-in.button") }
            app.tap(id: "access-denied.sign-in.button")
            await app.settle { app.title == "Sign in" }
            return (scene, app)
        }
    }
#endif
