import FlowKit
import FlowTestSupport
import FlowTesting
import Foundation
import Mocks
import Model
import SharedUI
import Testing

@testable import MyAccount

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct SigningOutTests {
    let account = MockAccount(.signedIn(.emily))
    let analytics = MockAnalyticsTracker()
    let outbox = MockOutboxService()
    let clock = ManualClock()
    let router = TestRouter<MyAccountRoute>([.settings])

    @Test func itAsksFirst() async {
        let signingOut = make()
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: .none)))
        #expect(account.calls.isEmpty)
        #expect(!signingOut.isWorking)
        router.apply { $0.dialog = nil }
        await router.finish()
    }

    @Test func cancelingKeepsTheUser() async {
        let signingOut = make()
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: .none)))
        router.router.answer(SigningOutAction.cancel)
        router.expect(.dialog(nil))
        await router.finish()
        #expect(account.calls.isEmpty)
        #expect(account.currentSession == .signedIn(.emily))
        #expect(!signingOut.isWorking)
    }

    @Test func itShowsThatItWorksAndDoesItOnce() async {
        let signingOut = make()
        account.hold()
        await confirm(signingOut)
        await account.waitUntilHeld()
        #expect(signingOut.isWorking)
        signingOut.ask()
        account.release()
        await settle(signingOut) { !signingOut.isWorking }
        #expect(account.calls == [.signOut])
        #expect(account.currentSession == .signedOut)
        #expect(analytics.events == [.signedOut])
        await router.finish()
    }

    @Test func aFailureIsTold() async {
        account.failure = .storage("disk full")
        let signingOut = make(leaving: .settings)
        await confirm(signingOut)
        await settle(signingOut) { signingOut.alert != nil }
        #expect(signingOut.alert?.title == "Can't access saved data")
        #expect(!signingOut.isWorking)
        #expect(account.currentSession == .signedIn(.emily))
        #expect(analytics.events.isEmpty)
        await router.finish()
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        account.failure = .cancelled
        let signingOut = make()
        await confirm(signingOut)
        await settle(account, signingOut) { account.calls == [.signOut] && !signingOut.isWorking }
        #expect(signingOut.alert == nil)
        await router.finish()
    }

    @Test func theQuestionGoesWithTheScreen() async {
        weak var gone: SigningOut?
        do {
            let signingOut = make()
            signingOut.ask()
            await router.receive(.question(.signOut(discarding: .none)))
            gone = signingOut
        }
        await router.receive(.dialog(nil))
        #expect(gone == nil)
        await router.finish()
    }

    private let unsent = UnsentChanges(orders: 1, others: 2)

    @Test func unsentChangesAreCountedInTheDialog() async {
        account.unsent = unsent
        let signingOut = make()
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: unsent)))
        let message = Question.signOut(discarding: unsent).alert.message
        #expect(
            message == """
                \(localized: "\(1) orders") and \(localized: "\(2) other changes") haven't reached the shop yet. \
                Discarded changes can't be restored.
                """)
        await router.answer(SigningOutAction.signOut)
        await settle(account) { account.currentSession == .signedOut }
        #expect(outbox.calls.isEmpty)
        await router.finish()
    }

    #if Headless || !canImport(SwiftUI)
        @Test(arguments: [
            (UnsentChanges(orders: 1), "1 order hasn't"), (UnsentChanges(orders: 2), "2 orders haven't"),
            (UnsentChanges(others: 1), "1 change hasn't"), (UnsentChanges(others: 3), "3 changes haven't"),
            (UnsentChanges(orders: 1, others: 1), "1 order and 1 other change haven't"),
        ])
        func theDialogSaysWhatIsLost(_ unsent: UnsentChanges, _ start: String) {
            let message = Question.signOut(discarding: unsent).alert.message
            let app = ScreenDriver(translations: .shop) { Text(message ?? "") }
            #expect(app.outline.contains("text \"\(start) reached the shop yet."))
        }

        @Test(arguments: DeviceOnlyData.allCases) func theDialogNamesDataThatOnlyTheDeviceHas(
            _ data: DeviceOnlyData
        ) async {
            account.deviceOnly = [data]
            let signingOut = make()
            signingOut.ask()
            let question = Question.signOut(discarding: .none, deleting: [data])
            await router.receive(.question(question))
            let app = ScreenDriver(translations: .shop) { Text(question.alert.message ?? "") }
            let name =
                switch data {
                case .bag: "Your bag is"
                case .wishlist: "Your wishlist is"
                case .addresses: "Your delivery addresses are"
                case .voucher: "Your voucher is"
                }
            #expect(app.outline.contains("\(name) only on this device and will be deleted."))
            #expect(
                Question.signOut(discarding: unsent, deleting: [data]).alert.message
                    != Question.signOut(discarding: unsent).alert.message)
            await router.answer(SigningOutAction.cancel)
            await router.finish()
        }

        @Test func theDialogSaysThatSavedItemsAreLost() {
            let message = Question.signOut(discarding: .none, savedItems: 1).alert.message
            let app = ScreenDriver(translations: .shop) { Text(message ?? "") }
            #expect(app.outline.contains("again. 1 saved item is only on this device and will be deleted.\""))
        }
    #endif

    @Test func changesAreSentFirstIfTheUserChoosesThat() async {
        account.unsent = unsent
        outbox.currentStatus = OutboxStatus(waiting: 3)
        let signingOut = make()
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: unsent)))
        await router.answer(SigningOutAction.send)
        await settle(outbox, signingOut) { outbox.calls == [.send] }
        #expect(signingOut.isWorking)
        #expect(account.calls.isEmpty)
        account.unsent = .none
        outbox.currentStatus = OutboxStatus()
        await settle(account, outbox, signingOut) { account.currentSession == .signedOut && !signingOut.isWorking }
        await router.finish()
    }

    @Test func theUserIsAskedAgainIfSendingFails() async {
        account.unsent = unsent
        outbox.currentStatus = OutboxStatus(waiting: 3)
        let signingOut = make()
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: unsent)))
        await router.answer(SigningOutAction.send)
        await settle(outbox, signingOut) { outbox.calls == [.send] }
        let left = UnsentChanges(orders: 1)
        account.unsent = left
        outbox.currentStatus = OutboxStatus(waiting: 1, nextAttempt: .distantFuture, lastFailure: .offline)
        await router.receive(.question(.signOut(discarding: left, isRepeated: true)))
        await router.answer(SigningOutAction.cancel)
        #expect(account.currentSession == .signedIn(.emily))
        await router.finish()
    }

    @Test func sendingThatTakesTooLongEnds() async throws {
        account.unsent = unsent
        outbox.currentStatus = OutboxStatus(waiting: 3)
        let signingOut = make()
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: unsent)))
        await router.answer(SigningOutAction.send)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(10))
        await router.receive(.question(.signOut(discarding: unsent, isRepeated: true)))
        await router.answer(SigningOutAction.cancel)
        await router.finish()
    }

    @Test func theQuestionNamesTheSavedItems() async {
        let item = SavedItem(product: .fixture(id: 1), quantity: 2, savedAt: Date(timeIntervalSinceReferenceDate: 0))
        let signingOut = make(savedItems: MockSavedItemService([item], bag: MockBagService()))
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: .none, savedItems: 1)))
        await router.answer(SigningOutAction.cancel)
        await router.finish()
    }

    private func make(
        savedItems: MockSavedItemService? = nil, leaving screen: MyAccountRoute? = nil
    ) -> SigningOut {
        SigningOut(
            SignOut(account, analytics: analytics), sendChanges: SendChanges(outbox, clock: clock),
            savedItems: { savedItems?.count() ?? AsyncStream { $0.yield(0) } }, router: router.router, leaving: screen)
    }

    private func confirm(_ signingOut: SigningOut) async {
        signingOut.ask()
        await router.receive(.question(.signOut(discarding: .none)))
        await router.answer(SigningOutAction.signOut)
    }
}
