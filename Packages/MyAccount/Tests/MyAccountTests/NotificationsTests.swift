#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct NotificationsTests {
        private func shown(_ scene: AccountScene) async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver {
                NavigationStack { NotificationsView(viewModel: flow.makeNotificationsViewModel()) }
            }
            await app.settle { !app.shows("Loading") }
            return app
        }

        @Test func showsWhatTheShopHasToSay() async {
            let app = await shown(AccountScene(.signedIn(.emily), notifications: .fixtures))
            app.expectOutline(
                """
                screen "Notifications"
                  list
                    - button "New Your order is on its way It left today. February 10, 2026" #notifications.n3.row
                    - button "New Spring is here And with it a new brochure. January 31, 2026" #notifications.n2.row
                    - button "Welcome Good to have you. January 3, 2026" #notifications.n1.row
                """)
        }

        @Test func aTapMarksAsReadAndGoesWhereItLeads() async {
            let scene = AccountScene(.signedIn(.emily), notifications: .fixtures)
            let app = await shown(scene)
            app.tap(id: "notifications.n3.row")
            await app.settle(scene) { scene.exits == [.link("shop://orders/1002")] }
            app.tap(id: "notifications.n2.row")
            await app.settle(scene.notifications) { scene.notifications.current.allSatisfy(\.isRead) }
            #expect(scene.exits.count == 1)
            await app.settle { !app.shows("New") }
        }

        @Test func anEmptyInboxSaysSo() async {
            let app = await shown(AccountScene(.signedIn(.emily)))
            #expect(app.shows("No notifications yet"))
        }

        @Test func offlineItSaysThatTheyAreStoredOnes() async {
            let scene = AccountScene(.signedIn(.emily), notifications: .fixtures)
            scene.notifications.failure = .offline
            scene.reachability.current = .offline
            let app = await shown(scene)
            await app.settle { app.shows(id: "notice.banner") }
            #expect(app.shows(id: "notifications.n3.row"))
            scene.notifications.failure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func anErrorIsTriedAgainByHand() async {
            let scene = AccountScene(.signedIn(.emily))
            scene.notifications.failure = .server(status: 503, message: nil)
            let app = await shown(scene)
            await app.settle { app.shows("Something went wrong on our end") }
            scene.notifications.failure = nil
            app.tap("Try again")
            await app.settle { app.shows("No notifications yet") }
        }

        @Test func inboxIsHiddenAfterSignOut() async {
            let scene = AccountScene(.signedIn(.emily), notifications: .fixtures)
            let app = await shown(scene)
            scene.account.currentSession = .signedOut
            await app.settle { app.shows("You're signed out") }
            #expect(!app.shows(id: "notifications.n3.row"))
        }
    }
#endif
