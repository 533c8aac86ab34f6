import FlowKit
import FlowTesting
import Foundation
import Testing

@testable import Banking

@MainActor
@Suite struct TransferTests {
    @Test(arguments: [("12.5", "en_US"), (" 12.50 ", "en_US"), ("12,50", "de_DE"), ("١٢٫٥", "ar_EG")])
    func anAmountIsReadAsTheUserWritesIt(_ text: String, _ locale: String) throws {
        #expect(try Decimal(amount: text, in: Locale(identifier: locale)) == 12.5)
    }

    @Test(arguments: [
        "Enter an amount in digits.": ["", "12abc", "12,50", "1 2", "-3", "1e5", "NaN", "5²", "½", ".", "1.", "1.2.3"],
        "Enter an amount greater than zero.": ["0", "0.00"],
        "Enter at most two digits for cents.": ["0.005"],
        "Enter an amount below one million.": ["1000000", String(repeating: "9", count: 1_000)],
    ])
    func anythingElseIsRefused(_ message: String, _ texts: [String]) {
        for text in texts {
            let error = #expect(throws: InputError.self) { try Decimal(amount: text, in: Locale(identifier: "en_US")) }
            #expect(error.map { String(localized: $0.message) } == message, "\(text)")
        }
    }

    /// A bank that executes a transfer when the test says so.
    private struct SlowBank: Bank {
        let transfers: Questions<Transfer, Receipt, BankError>

        func accounts(of kind: Account.Kind) throws(BankError) -> [Account] { throw .offline }
        func statement(of id: Account.ID) throws(BankError) -> Statement { throw .offline }
        func execute(_ transfer: Transfer) async throws(BankError) -> Receipt { try await transfers.ask(transfer) }
    }

    @Test func twoTapsSendOneTransfer() async {
        let bank = SlowBank(transfers: Questions(cancelled: .offline))
        let viewModel = TransferViewModel(from: .everyday, bank, TransferDrafts())
        let transfer = Transfer(account: .everyday, recipient: "Ada", amount: 5)
        let first = await begin { await viewModel.send(transfer, Router()) }
        let second = await begin { await viewModel.send(transfer, Router()) }
        #expect(viewModel.draft.isSending && bank.transfers.asked == [transfer])
        await bank.transfers.answer(transfer, .failure(.offline))
        await first.value
        second.cancel()
        #expect(viewModel.failure == .offline && !viewModel.draft.isSending)
    }
}
