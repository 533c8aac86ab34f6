import FlowKit
import FlowTesting
import Foundation
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
            return scene.tap(holding: scene.orders) { await viewModel.openLatestOrder() }
        },
        AwaitingAction("send all changes") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox) { await viewModel.sendNow() }
        },
        AwaitingAction("dismiss a conflict") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox) { await viewModel.dismiss(.fixture()) }
        },
        AwaitingAction("retry a change") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox) { await viewModel.retry(failed) }
        },
        AwaitingAction("discard a change") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.accountViewModel()
            return scene.tap(holding: scene.outbox) { await viewModel.discard(failed) }
        },
        AwaitingAction("order again") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.flow().makeOrderViewModel([Order].fixtures[0].id)
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { viewModel.state.isSuccess }
            observing.cancel()
            return scene.tap(holding: scene.bag) { await viewModel.orderAgain() }
        },
        AwaitingAction("move a saved item to the bag") {
            let scene = AccountScene(.signedIn(.emily), savedItems: [.desk])
            let viewModel = scene.flow().makeSavedItemsViewModel()
            return scene.tap(holding: scene.savedItems) { await viewModel.moveToBag(.desk) }
        },
        AwaitingAction("remove a saved item") {
            let scene = AccountScene(.signedIn(.emily), savedItems: [.desk])
            let viewModel = scene.flow().makeSavedItemsViewModel()
            return scene.tap(holding: scene.savedItems) { await viewModel.remove(.desk) }
        },
        AwaitingAction("save an address") {
            let scene = AccountScene(.signedIn(.emily), addresses: [])
            let viewModel = scene.flow().makeAddressViewModel(number: nil)
            await viewModel.load()
            viewModel.input = .berlin
            return scene.tap(holding: scene.addresses) { await viewModel.save() }
        },
        AwaitingAction("save the profile") {
            let scene = AccountScene(.signedIn(.emily))
            let viewModel = scene.flow().makeProfileViewModel()
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { !viewModel.isLoading }
            observing.cancel()
            viewModel.firstName = "Emma"
            return scene.tap(holding: scene.profile) { await viewModel.save() }
        },
    ]

    /// The requests of a form are cancelled with its screen, so they have no row in the second test.
    nonisolated static let forms = [
        AwaitingAction("sign in") {
            let scene = AccountScene()
            let viewModel = scene.flow().makeSignInViewModel()
            (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
            return scene.tap(holding: scene.account) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
        AwaitingAction("register") {
            let scene = AccountScene()
            let viewModel = scene.flow().makeRegisterViewModel()
            viewModel.input = Registration(
                firstName: "Ada", lastName: "Byron", email: "ada@example.com", username: "ada", password: "engine-1843")
            return scene.tap(holding: scene.account) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
        AwaitingAction("ask for a new password") {
            let scene = AccountScene()
            let viewModel = scene.flow().makeForgottenPasswordViewModel()
            viewModel.email = "emily@example.com"
            return scene.tap(holding: scene.account) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
        AwaitingAction("choose a new password") {
            let scene = AccountScene()
            let viewModel = scene.flow().makeResetPasswordViewModel(token: SecretText(MockAccount.resetToken))
            viewModel.password = "engine-1843"
            return scene.tap(holding: scene.account) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
    ]

    @Test(arguments: actions + forms) func twoTapsHaveTheEffectOfOne(_ action: AwaitingAction) async {
        let (once, twice) = await (action.effects(), action.effects(taps: 2))
        #expect(twice == once)
        #expect(!once.changes.isEmpty, "the action changes nothing")
    }

    @Test(arguments: actions, AwaitingAction.Leaving.allCases)
    func userWhoLeavesStaysThereAndKeepsTheChange(_ action: AwaitingAction, leaving: AwaitingAction.Leaving) async {
        let (stayed, left) = await (action.effects(), action.effects(leaving: leaving))
        #expect(left.leavesScreens)
        #expect(left.changes == stayed.changes)
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
        let discard = scene.router.dialog?.actions.first { $0.role == .destructive }
        scene.router.answer(discard?.id ?? "")
        await settle(scene.router) { scene.router.sheet == nil }
        scene.router.present(.address())
        scene.addresses.release()
        await saving.value
        #expect(scene.router.sheet == .address())
    }

    @Test func twoTapsOnRegisterEndSignInOnce() async {
        let scene = AccountScene()
        let viewModel = scene.flow().makeSignInViewModel()
        let first = Task { await viewModel.register() }
        await settle(scene.router) { scene.router.sheet == .register }
        await viewModel.register()
        scene.router.finish(.register, with: .emily)
        await first.value
        #expect(scene.exits == [.signedIn(.emily)])
    }
}

extension AccountScene {
    /// An action of a screen of the account, ready to be performed.
    fileprivate func tap<Held: Controllable>(
        holding held: Held, action: @escaping @MainActor () async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: router, other: .settings, changes: { held.calls }, exits: { self.exits },
            action: action)
    }
}
