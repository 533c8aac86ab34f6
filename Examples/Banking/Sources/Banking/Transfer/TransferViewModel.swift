import FlowKit
import Foundation
import Loading
import Observation

/// A transfer that the user enters. It ends with the bank's receipt.
@MainActor @Observable
final class TransferViewModel {
    /// The reason why the bank hasn't executed the transfer.
    private(set) var failure: BankError?
    private let account: Account.ID
    private let bank: any Bank
    private let drafts: TransferDrafts

    init(from account: Account.ID, _ bank: any Bank, _ drafts: TransferDrafts) {
        (self.account, self.bank, self.drafts) = (account, bank, drafts)
    }

    var draft: TransferDraft {
        get { drafts[account] }
        set { drafts[account] = newValue }
    }

    func transfer(in locale: Locale) -> Result<Transfer, InputError> {
        Result { () throws(InputError) in try draft.transfer(from: account, in: locale) }
    }

    /// Asks the bank for the transfer, once for any number of taps, and ends the screen with the receipt.
    func send(_ transfer: Transfer, _ router: Router<BankNavigation.Route>) async {
        await unlessBusy(\.draft.isSending) {
            failure = nil
            do throws(BankError) {
                let receipt = try await bank.execute(transfer)
                draft = TransferDraft()
                router.finish(.transfer(from: account), with: receipt)
            } catch {
                failure = error
            }
        }
    }
}
