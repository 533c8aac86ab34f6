import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import MyAccount

/// The actions of the account that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated private static let failed = FailedChange(id: .init(rawValue: UUID()), subject: .profile)

    nonisolated static let actions = [
        AwaitingAction("open the latest order") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            // A failure of this read is shown only to a user who has stayed.
            return scene.tap(holding: scene.orders, alertsOf: nil) { await viewModel.openLatestOrder() }
        },
        AwaitingAction("send all changes") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox, alertsOf: viewModel) { await viewModel.sendNow() }
        },
        AwaitingAction("dismiss a conflict") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox, alertsOf: viewModel) { await viewModel.dismiss(.fixture()) }
        },
        AwaitingAction("retry a change") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox, alertsOf: viewModel) { await viewModel.retry(failed) }
        },
        AwaitingAction("discard a change") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox, alertsOf: viewModel) { await viewModel.discard(failed) }
        },
        AwaitingAction("sign out") {
            let scene = AccountScene(.signedIn(.emily))
            let signingOut = scene.accountViewModel().signingOut
            return scene.tap(holding: scene.account, alertsOf: signingOut) {
                signingOut.ask()
                if !signingOut.isWorking {
                    await settle(scene.router) { scene.router.dialog != nil }
                    scene.router.answer(SigningOutAction.signOut)
                }
                await signingOut.asking?.value
            }
        },
        AwaitingAction("save an address") {
            let scene = AccountScene(.signedIn(.emily), addresses: [])
            let viewModel = scene.flow().makeAddressViewModel(number: nil)
            await viewModel.load()
            viewModel.input = .berlin
            return scene.tap(holding: scene.addresses, alertsOf: viewModel) { await viewModel.save() }
        },
        AwaitingAction("delete an address") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.flow().makeAddressViewModel(number: DeliveryAddress.berlin.number)
            await viewModel.load()
            scene.addresses.forgetCalls()
            return scene.tap(holding: scene.addresses, alertsOf: viewModel) { await viewModel.deleteNow() }
        },
        AwaitingAction("save the profile") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.flow().makeProfileViewModel()
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { !viewModel.isLoading }
            observing.cancel()
            viewModel.firstName = "Emma"
            return scene.tap(holding: scene.profile, alertsOf: viewModel) { await viewModel.save() }
        },
        // The link is opened by each tap, and the app shows its screen once.
        AwaitingAction("open a notification") {
            let notifications = [InboxNotification].fixtures
            let scene = AccountScene(.signedIn(.emily), notifications: notifications)
            let viewModel = scene.flow().makeNotificationsViewModel()
            return AwaitingTap(
                holding: scene.notifications, router: scene.router, other: .settings,
                changes: { scene.notifications.calls }, exits: { [Never]() }, alertsOf: nil
            ) {
                if let unread = notifications.first(where: { !$0.isRead }) { await viewModel.open(unread) }
            }
        },
        AwaitingAction("ask for the permission to notify") {
            let scene = AccountScene(.signedIn(.emily), permission: MockNotificationAuthorizing())
            let viewModel = scene.flow().makeNotificationSettingsViewModel()
            return scene.tap(holding: scene.permission, alertsOf: viewModel) {
                viewModel.allowNotifications()
                await settle(scene.permission) { scene.permission.current != .notDetermined }
            }
        },
        AwaitingAction("change the notification settings") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.flow().makeNotificationSettingsViewModel()
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { viewModel.state.isSuccess }
            observing.cancel()
            var settings = scene.notificationSettings.current
            settings.offers.toggle()
            return scene.tap(holding: scene.notificationSettings, alertsOf: viewModel) { [settings] in
                viewModel.change(to: settings)
                await viewModel.sending?.value
            }
        },
        AwaitingAction("choose the appearance", skipping: [.twoTaps]) {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.settings()
            return scene.tap(holding: scene.appearance, alertsOf: viewModel) { await viewModel.setAppearance(.dark) }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }

    /// A form that is closed and opened again while the first one is stored.
    @Test func formThatIsOpenedAgainStaysOpen() async {
        let scene = AccountScene(.signedIn(.emily), addresses: [])
        scene.router.present(.address())
        let viewModel = scene.flow().makeAddressViewModel(number: nil)
        await viewModel.load()
        viewModel.input = .berlin
        scene.addresses.hold()
        let saving = Task { await viewModel.save() }
        await scene.addresses.waitUntilHeld()
        viewModel.cancel()
        await settle(scene.router) { scene.router.dialog != nil }
        scene.router.answer(Discarding.discard)
        await settle(scene.router) { scene.router.sheet == nil }
        scene.router.present(.address())
        scene.addresses.release()
        await saving.value
        #expect(scene.router.sheet == .address())
    }
}

extension AccountScene {
    /// An action of a screen of the account, ready to be performed.
    fileprivate func tap<Held: Controllable>(
        holding held: Held, alertsOf screen: (any AlertPresenting)?, action: @escaping @MainActor () async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: router, other: .settings, changes: { held.calls }, exits: { self.exits },
            alertsOf: screen, action: action)
    }
}
