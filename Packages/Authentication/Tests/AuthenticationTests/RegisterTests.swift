#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Authentication

    @MainActor
    @Suite struct RegisterTests {
        private let scene = AuthenticationScene()

        @Test func itIsPresentedFromSignInAndEndsBoth() async {
            let app = await shown()
            fill(app)
            app.tap(id: "register.submit.button")
            await app.settle(scene.account) {
                app.title == "No access" && scene.account.currentSession.user?.displayName == "Ada Byron"
            }
            await app.settle(scene) { scene.exits.count == 1 }
            #expect(scene.account.calls == [.register(username: "ada")])
            #expect(scene.analytics.events == [.registered])
        }

        @Test func anEmptyFormSaysWhatIsMissing() async {
            let app = await shown()
            #expect(!app.shows("Enter your first name."))
            app.tap(id: "register.submit.button")
            await app.settle { app.shows("Enter your first name.") }
            for text in [
                "Enter your last name.", "Enter an email address, such as name@example.com.", "Choose a username.",
                "Choose a password.",
            ] { #expect(app.shows(.label(text)), "\(text)") }
            #expect(scene.account.calls.isEmpty)
            app.type("Ada", into: .id("register.first-name.field"))
            #expect(!app.shows("Enter your first name."))
        }

        @Test func theRulesAreCheckedWhileTheUserTypes() async {
            let app = await shown()
            app.type("short", into: .id("register.password.field"))
            app.expectOutline(
                """
                behind: screen "No access"
                behind: screen "Sign in"
                sheet
                  screen "Create account"
                    toolbar
                      button "Cancel" #register.cancel.button
                    field "First name" #register.first-name.field
                    text #register.first-name.problem.label
                    field "Last name" #register.last-name.field
                    text #register.last-name.problem.label
                    field "Email" #register.email.field
                    text #register.email.problem.label
                    field "Username" #register.username.field
                    text #register.username.problem.label
                    secure field "Password" = ••••• #register.password.field
                    toggle "Show password" off #register.password.show.button
                    group "Needed: 8 to 128 characters" #password.length.rule
                    group "Done: A letter" #password.letter.rule
                    group "Needed: A number or a special character" #password.other.rule
                    text #register.password.problem.label
                    text #register.message.label
                    button "Create account" #register.submit.button
                """)
        }

        @Test func takenUsernameShowsFieldErrorUntilChanged() async {
            let app = await shown()
            fill(app, username: "emilys")
            app.tap(id: "register.submit.button")
            await app.settle { app.shows("This username is taken. Choose another one.") }
            #expect(scene.account.currentSession == .signedOut)
            app.tap(id: "register.submit.button")
            #expect(scene.account.calls.count == 1)
            app.type("ada", into: .id("register.username.field"))
            #expect(!app.shows("This username is taken. Choose another one."))
            app.tap(id: "register.submit.button")
            await app.settle(scene.account) { app.title == "No access" }
        }

        @Test(
            arguments: [
                (.offline, "You're offline. Check your connection and try again."),
                (.server(status: 503, message: nil), "Something went wrong on our end. Please try again in a moment."),
            ] as [(ServiceError, String)])
        func aFailureIsSaidAndTheInputStays(error: ServiceError, text: String) async {
            scene.account.failure = error
            let app = await shown()
            fill(app)
            app.tap(id: "register.submit.button")
            await app.settle { app.shows(.label(text)) }
            #expect(app.value(of: .id("register.username.field")) == "ada")
            scene.account.failure = nil
            app.tap(id: "register.submit.button")
            await app.settle(scene.account) { app.title == "No access" }
        }

        @Test func whileItWorksNothingElseCanBeDone() async {
            scene.account.hold()
            let app = await shown()
            fill(app)
            app.tap(id: "register.submit.button")
            await app.settle { app.shows("Creating your account") }
            #expect(!app.isEnabled(.id("register.submit.button")))
            #expect(!app.isEnabled(.id("register.username.field")))
            scene.account.release()
            await app.settle(scene.account) { app.title == "No access" }
        }

        @Test func inputIsNotLostWithoutAQuestion() async {
            let app = await shown()
            app.type("Ada", into: .id("register.first-name.field"))
            app.tap(id: "register.cancel.button")
            await app.settle { app.shows("Discard your account?") }
            app.tap("Discard")
            await app.settle { app.title == "Sign in" }
        }

        @Test func anEmptyFormIsClosedWithoutAQuestion() async {
            let app = await shown()
            app.tap(id: "register.cancel.button")
            await app.settle { app.title == "Sign in" }
            #expect(scene.account.calls.isEmpty)
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let scene = AuthenticationScene()
                scene.account.hold()
                let flow = leaks.track(scene.flow())
                let app = ScreenDriver { AuthenticationFlowView(root: .accessDenied, viewModel: flow) }
                await app.settle { app.shows(id: "access-denied.sign-in.button") }
                app.tap(id: "access-denied.sign-in.button")
                await app.settle { app.title == "Sign in" }
                app.tap(id: "sign-in.register.button")
                await app.settle { app.title == "Create account" }
                fill(app)
                app.tap(id: "register.submit.button")
                await scene.account.waitUntilHeld()
            }
        }

        @Test func withoutTheServicesThereIsNoWayToIt() async {
            let scene = AuthenticationScene(hasMore: false)
            let flow = scene.flow()
            let app = ScreenDriver { AuthenticationFlowView(viewModel: flow) }
            await app.settle { app.title == "Sign in" }
            #expect(!app.shows(id: "sign-in.register.button"))
            #expect(!app.shows(id: "sign-in.forgotten-password.button"))
        }

        private func fill(_ app: ScreenDriver, username: String = "ada") {
            for (name, text) in [
                ("first-name", "Ada"), ("last-name", " Byron "), ("email", "ada@example.com"), ("username", username),
                ("password", "engine-1843"),
            ] { app.type(text, into: .id("register.\(name).field")) }
        }

        private func shown() async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver { AuthenticationFlowView(root: .accessDenied, viewModel: flow) }
            await app.settle { app.shows(id: "access-denied.sign-in.button") }
            app.tap(id: "access-denied.sign-in.button")
            await app.settle { app.title == "Sign in" }
            app.tap(id: "sign-in.register.button")
            await app.settle { app.title == "Create account" }
            return app
        }
    }

    @MainActor
    @Suite struct PasswordTests {
        private let router = Router<AuthenticationRoute>()
        private let token = SecretText(MockAccount.resetToken)

        @Test func aLinkIsAskedFor() async {
            let scene = AuthenticationScene(router: router)
            let app = await shown(.forgottenPassword, scene)
            app.tap(id: "forgotten-password.submit.button")
            await app.settle { app.shows("Enter an email address, such as name@example.com.") }
            #expect(scene.account.calls.isEmpty)
            app.type(" emily@example.com ", into: .id("forgotten-password.email.field"))
            scene.account.hold()
            app.tap(id: "forgotten-password.submit.button")
            await app.settle { app.shows("Sending") }
            scene.account.release()
            await app.settle { app.shows("Check your email") }
            #expect(scene.account.calls == [.requestReset(email: "emily@example.com")])
            app.tap("Done")
            await app.settle { app.title == "No access" }
        }

        @Test func signInLeadsToIt() async {
            let scene = AuthenticationScene(router: router)
            let app = ScreenDriver { [flow = scene.flow()] in
                AuthenticationFlowView(root: .accessDenied, viewModel: flow)
            }
            await app.settle { app.shows(id: "access-denied.sign-in.button") }
            app.tap(id: "access-denied.sign-in.button")
            await app.settle { app.title == "Sign in" }
            app.tap(id: "sign-in.forgotten-password.button")
            await app.settle { app.title == "Forgotten password" }
            app.tap(id: "forgotten-password.close.button")
            await app.settle { app.title == "Sign in" }
        }

        @Test func offlineIsSaid() async {
            let scene = AuthenticationScene(router: router)
            scene.account.failure = .offline
            let app = await shown(.forgottenPassword, scene)
            app.type("emily@example.com", into: .id("forgotten-password.email.field"))
            app.tap(id: "forgotten-password.submit.button")
            await app.settle { app.shows("You're offline. Check your connection and try again.") }
            scene.account.failure = nil
            app.tap(id: "forgotten-password.submit.button")
            await app.settle { app.shows("Check your email") }
        }

        @Test func aNewPasswordIsChosenAndUsed() async {
            let scene = AuthenticationScene(router: router)
            let app = await shown(.resetPassword(token: token), scene)
            app.type("short", into: .id("reset-password.password.field"))
            app.tap(id: "reset-password.submit.button")
            await app.settle { app.shows("Choose a password that follows all rules.") }
            #expect(scene.account.calls.isEmpty)
            app.type("engine-1843", into: .id("reset-password.password.field"))
            #expect(!app.shows("Choose a password that follows all rules."))
            app.tap(id: "reset-password.submit.button")
            await app.settle { app.shows("Your password was changed") }
            app.tap("Sign in")
            await app.settle { app.title == "Sign in" }
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("engine-1843", into: .id("sign-in.password.field"))
            app.tap(id: "sign-in.submit.button")
            await app.settle(scene.account) { app.title == "No access" && scene.account.currentSession.user == .emily }
            #expect(router.path.isEmpty)
        }

        @Test(arguments: [nil, SecretText("used-token")]) func aLinkThatDoesNotWorkLeadsToAnother(
            token: SecretText?
        ) async {
            let scene = AuthenticationScene(router: router)
            let app = await shown(.resetPassword(token: token), scene)
            if token != nil {
                app.type("engine-1843", into: .id("reset-password.password.field"))
                app.tap(id: "reset-password.submit.button")
            }
            await app.settle { app.shows("This link no longer works") }
            app.tap("Request another link")
            await app.settle { app.title == "Forgotten password" }
            app.tap(id: "forgotten-password.close.button")
            await app.settle { app.title == "New password" }
        }

        @Test(
            arguments: [
                (.offline, "You're offline. Check your connection and try again."),
                (.server(status: 500, message: nil), "Something went wrong on our end. Please try again in a moment."),
            ] as [(ServiceError, String)])
        func aFailureKeepsTheForm(error: ServiceError, text: String) async {
            let scene = AuthenticationScene(router: router)
            scene.account.failure = error
            let app = await shown(.resetPassword(token: token), scene)
            app.type("engine-1843", into: .id("reset-password.password.field"))
            app.tap(id: "reset-password.submit.button")
            await app.settle { app.shows(.label(text)) }
            scene.account.failure = nil
            app.tap(id: "reset-password.submit.button")
            await app.settle { app.shows("Your password was changed") }
        }

        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks { leaks in
                let scene = AuthenticationScene()
                scene.account.hold()
                let forgotten = leaks.track(ForgottenPasswordViewModel(scene.account, router: scene.router))
                forgotten.email = "emily@example.com"
                forgotten.submit()
                await scene.account.waitUntilHeld()
                let reset = leaks.track(ResetPasswordViewModel(token: token, scene.account, router: scene.router))
                reset.password = "engine-1843"
                reset.submit()
                await scene.account.waitUntilHeld(2)
            }
        }

        private func shown(_ route: AuthenticationRoute, _ scene: AuthenticationScene) async -> ScreenDriver {
            let flow = scene.flow()
            flow.router.navigate(to: route)
            let app = ScreenDriver { AuthenticationFlowView(root: .accessDenied, viewModel: flow) }
            await app.settle { app.title == "Forgotten password" || app.title == "New password" }
            return app
        }
    }
#endif
