import FlowKit
import FlowTesting
import Foundation
import Testing

@testable import Banking

/// The guard and the result of a transfer, without views.
@MainActor
@Suite struct TransferGuardTests {
    private let drafts = TransferDrafts()
    private let start = NavigationState<BankNavigation>(activity: .personal)
    private let isKept = NavigationOutcome.rejected(.init(guardName: "transfers", reason: .unsavedChanges))

    @Test(arguments: [Leaving.discard, .keep])
    func aTransferThatIsBegunIsLeftIfTheUserDiscardsIt(_ choice: Leaving) async {
        let flow = TestFlow(start, guards: [.transfers(drafts) { choice }])
        let result = flow.navigator.presentation(of: .transfer(from: .everyday))
        let id = await flow.receivePresented(.transfer(from: .everyday))
        drafts[.everyday].amount = "5"
        #expect(flow.navigator.apply(.back) == .checking)
        await flow.receive(.back, outcome: choice == .discard ? .changed : isKept)
        #expect((drafts[.everyday] == TransferDraft()) == (choice == .discard))
        let receipt = Receipt(transfer: Transfer(account: .everyday, recipient: "Ada", amount: 5), reference: "T-1")
        if choice == .keep { await flow.finishPresented(id, .transfer(from: .everyday), with: receipt) }
        #expect(await result.result == (choice == .keep ? receipt : nil))
        await flow.finish()
    }

    @Test func aTransferThatIsSentStaysAndAnEmptyOneIsLeftAtOnce() async {
        let flow = TestFlow(start, guards: [.transfers(drafts) { .discard }])
        flow.navigator.route(.transfer(from: .everyday))
        await flow.receivePresented(.transfer(from: .everyday))
        drafts[.everyday].isSending = true
        flow.navigator.apply(.back)
        await flow.receive(.back, outcome: isKept)
        drafts[.everyday] = TransferDraft()
        flow.navigator.apply(.back)
        await flow.receive(.back)
        await flow.finish()
    }
}
