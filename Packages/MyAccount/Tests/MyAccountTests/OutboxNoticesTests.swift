#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Foundation
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct OutboxNoticesTests {
        private let scene = AccountScene(.signedIn(.emily), notifications: .fixtures)

        private func account() async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) { MyAccountFlowView(viewModel: flow) }
            await app.settle { app.shows("Emily Johnson") }
            return app
        }

        @Test func pendingChangesAreCountedAndSentManually() async {
            scene.outbox.currentStatus = OutboxStatus(waiting: 3, lastFailure: .offline)
            let app = await account()
            await app.settle { app.shows("3 changes waiting to be sent You're offline") }
            app.tap("Send now")
            await app.settle(scene.outbox) { scene.outbox.calls == [.send] }
            scene.outbox.currentStatus = OutboxStatus(waiting: 1, isSending: true)
            await app.settle { app.shows("Sending") && app.shows("1 change waiting to be sent") }
            #expect(!app.shows("Send now"))
            scene.outbox.currentStatus = OutboxStatus()
            await app.settle { !app.shows(id: "account.outbox.label") }
        }

        @Test func aConflictIsToldUntilItIsDismissed() async {
            scene.outbox.currentConflicts = [
                OutboxConflict(
                    id: .init(rawValue: 4), kind: .profileRefused("No."), product: nil, productTitle: nil,
                    date: Date(timeIntervalSince1970: 0))
            ]
            let app = await account()
            await app.settle { app.shows("Profile not changed No.") }
            app.tap("Dismiss: Profile not changed")
            await app.settle { !app.shows(id: "conflict-4.notice") }
            #expect(scene.outbox.currentConflicts.isEmpty)
        }

        @Test func aFailedChangeIsSentAgainOrDiscarded() async {
            let changes = [
                FailedChange(id: .init(rawValue: UUID()), subject: .wishlist, productTitle: "Lamp"),
                FailedChange(id: .init(rawValue: UUID()), subject: .profile),
            ]
            scene.outbox.currentFailedChanges = changes
            scene.outbox.currentStatus = OutboxStatus(waiting: 3)
            let app = await account()
            await app.settle { app.shows("Wishlist not updated The shop couldn't save the change of Lamp.") }
            await app.settle { app.shows("1 change waiting to be sent") }
            app.tap("Retry: Wishlist not updated")
            await app.settle(scene.outbox) { scene.outbox.calls == [.retry(changes[0].id)] }
            app.tap("Discard: Profile not updated")
            await app.settle(scene.outbox) { scene.outbox.calls.last == .discard(changes[1].id) }
            await app.settle { !app.shows("Profile not updated") && !app.shows("Wishlist not updated") }
        }

        @Test func aFailureOfRetryIsReported() async {
            let change = FailedChange(id: .init(rawValue: UUID()), subject: .bag)
            scene.outbox.currentFailedChanges = [change]
            let app = await account()
            await app.settle { app.shows(id: "failed-change-\(change.id.rawValue).notice") }
            scene.outbox.failure = .storage("the disk is full")
            app.tap("Retry: Bag not updated")
            await app.settle { app.shows("OK") }
            app.tap("OK")
            await app.settle { !app.shows("OK") }
            #expect(app.shows(id: "failed-change-\(change.id.rawValue).notice"))
        }

        @Test func pullingDownLoadsTheChangesOfOtherDevicesTheOrdersAndTheNotifications() async {
            let app = await account()
            await app.pullToRefresh()
            #expect(scene.outbox.calls == [.refresh])
            #expect(scene.orders.calls == [.orders(.networkOnly)])
            #expect(scene.notifications.calls == [.refresh(.networkOnly)])
            scene.outbox.failure = .cancelled
            await app.pullToRefresh()
            #expect(!app.shows("OK"))
            scene.outbox.failure = .offline
            await app.pullToRefresh()
            #expect(app.shows("You're offline"))
        }

        @Test func theInboxIsThereWithWhatIsUnread() async {
            let app = await account()
            await app.settle { app.shows("Notifications, 2 unread") }
            app.tap(id: "account.notifications.row")
            await app.settle { app.title == "Notifications" }
        }
    }
#endif
