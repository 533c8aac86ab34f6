import Foundation

/// A transfer that the bank can be asked for.
struct Transfer: Hashable, Sendable {
    let account: Account.ID
    let recipient: String
    let amount: Decimal
}

/// The bank's confirmation of a transfer.
struct Receipt: Hashable, Sendable {
    let transfer: Transfer
    let reference: String
}
