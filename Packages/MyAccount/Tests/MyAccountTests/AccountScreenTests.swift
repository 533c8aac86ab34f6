#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct AccountScreenTests {
        @Test func loadingIsShown() {
            let flow = AccountScene().flow()
            let app = ScreenDriver { NavigationStack { AccountView(viewModel: flow.makeAccountViewModel()) } }
            app.expectOutline(
                """
                screen "Account"
                  progress "Loading"
                """)
        }

        @Test func signedOutUserSeesSignInInvitation() async {
            let (_, app) = await shown(.signedOut)
            app.expectOutline(
                """
                screen "Account"
                  list
                    section
                      - heading "Welcome"
                        text "Sign in to track your orders on all your devices."
                        button "Sign in" #account.sign-in.button
                    section
                      - button "Orders" #account.orders.row
                      - button "Saved items" #account.saved-items.row
                      - button "Settings" #account.settings.row
                      - button "About" #account.about.row
                    section
                      text "Customer service"
                      - button "Help" #account.help-page.row
                      - button "Returns" #account.returns-page.row
                      - button "Payment methods" #account.payment-page.row
                """)
        }

        @Test func signedInUserSeesAccountDetails() async {
            let (_, app) = await shown(.signedIn(.emily))
            app.expectOutline(
                """
                screen "Account"
                  list
                    section
                      - heading "Emily Johnson" #account.name.label
                        text "emily.johnson@shop.example" #account.email.label
                    section
                      - button "Latest order" #account.latest-order.row
                      - button "Notifications" #account.notifications.row
                      - button "Edit profile" #account.profile.row
                      - button "Addresses" #account.addresses.row
                      - button "Your reviews" #account.reviews.row
                      - button "Orders" #account.orders.row
                      - button "Saved items" #account.saved-items.row
                      - button "Settings" #account.settings.row
                      - button "About" #account.about.row
                    section
                      text "Customer service"
                      - button "Help" #account.help-page.row
                      - button "Returns" #account.returns-page.row
                      - button "Payment methods" #account.payment-page.row
                    section
                      - button "Sign out" (destructive) #account.sign-out.button
                """)
        }

        @Test func withoutAPictureThereAreInitials() {
            #expect(User.michael.initials == "MW")
            #expect(User(id: User.ID(rawValue: 3), username: "zoe", firstName: "", lastName: "").initials == "Z")
        }

        @Test func rowsLeadToTheirScreens() async {
            let (scene, app) = await shown(.signedIn(.emily))
            app.tap(id: "account.settings.row")
            #expect(scene.router.path == [.settings])
            #expect(app.title == "Settings")
            app.goBack()
            app.tap(id: "account.orders.row")
            app.tap(id: "account.reviews.row")
            app.tap(id: "account.saved-items.row")
            app.tap(id: "account.latest-order.row")
            await app.settle(scene) { scene.exits.count == 4 }
            #expect(scene.exits == [.orders, .ownReviews, .savedItems, .order(Order.ID(rawValue: 1003))])
        }

        @Test func helpIsAPageOfTheWebsite() async {
            let (scene, app) = await shown(.signedOut)
            app.tap(id: "account.help-page.row")
            app.tap(id: "account.returns-page.row")
            #expect(scene.exits == [.page(.help), .page(.returns)])
        }

        @Test func aShopWithoutAWebsiteHasNoHelp() async {
            let scene = AccountScene(.signedOut)
            scene.webURLs = MockWebURLProvider(base: nil)
            let flow = scene.flow()
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "account.about.row") }
            #expect(!app.shows("Help") && !app.shows("Returns"))
        }

        @Test func cancelingSignOutKeepsUserSignedIn() async {
            let (scene, app) = await shown(.signedIn(.emily))
            app.tap(id: "account.sign-out.button")
            await app.settle { app.shows("Sign out?") }
            app.expectOutline(
                """
                behind: screen "Account"
                dialog "Sign out?"
                  text "Your orders will be removed from this device. They'll be back when you sign in again."
                  button "Sign out" (destructive)
                  button "Cancel" (cancel)
                """)
            app.tap("Cancel")
            await app.settle { !app.shows("Sign out?") }
            #expect(scene.account.calls.isEmpty)
        }

        @Test func signOutShowsSignInInvitation() async {
            let (scene, app) = await shown(.signedIn(.emily))
            app.tap(id: "account.sign-out.button")
            scene.account.hold()
            await app.settle { app.shows("Sign out?") }
            app.tap("Sign out")
            await app.settle { app.shows("Signing out") }
            #expect(!app.isEnabled(.id("account.sign-out.button")))
            scene.account.release()
            await app.settle { app.shows(id: "account.sign-in.button") }
            #expect(scene.account.currentSession == .signedOut)
        }

        @Test func failedSignOutShowsDismissibleAlert() async {
            let (scene, app) = await shown(.signedIn(.emily))
            scene.account.failure = .offline
            app.tap(id: "account.sign-out.button")
            await app.settle { app.shows("Sign out?") }
            app.tap("Sign out")
            await app.settle { app.shows("You're offline") }
            app.tap("OK")
            #expect(app.shows("Emily Johnson"))
        }

        @Test func signedOutUserIsAskedToSignIn() async {
            let (scene, app) = await shown(.signedOut)
            app.tap(id: "account.sign-in.button")
            #expect(scene.exits == [.signIn])
            scene.account.currentSession = .signedIn(.emily)
            await app.settle { app.shows("Emily Johnson") }
        }

        private func shown(_ session: Session) async -> (AccountScene, ScreenDriver) {
            let scene = AccountScene(session)
            let flow = scene.flow()
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            await app.settle {
                // What the inbox holds comes after who is signed in.
                app.shows(id: session == .signedOut ? "account.settings.row" : "account.notifications.row")
            }
            return (scene, app)
        }
    }
#endif
