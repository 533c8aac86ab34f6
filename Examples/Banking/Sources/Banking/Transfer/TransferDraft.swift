import FlowKit
import Foundation

/// The input of a transfer that isn't executed yet.
struct TransferDraft: Hashable {
    var recipient = ""
    var amount = ""
    var isSending = false

    /// Returns the transfer from an account.
    func transfer(from account: Account.ID, in locale: Locale) throws(InputError) -> Transfer {
        let recipient = recipient.trimmingCharacters(in: .whitespaces)
        if recipient.isEmpty { throw .noRecipient }
        return Transfer(account: account, recipient: recipient, amount: try Decimal(amount: amount, in: locale))
    }
}

/// The reason why the input isn't a transfer.
enum InputError: Error, Hashable {
    case noRecipient, notANumber, zero, tooPrecise, tooLarge

    var message: LocalizedStringResource {
        switch self {
        case .noRecipient: "Enter the name of the recipient."
        case .notANumber: "Enter an amount in digits."
        case .zero: "Enter an amount greater than zero."
        case .tooPrecise: "Enter at most two digits for cents."
        case .tooLarge: "Enter an amount below one million."
        }
    }
}
