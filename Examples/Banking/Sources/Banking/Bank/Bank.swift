import FlowKit

/// The bank's service.
protocol Bank: Sendable {
    func accounts(of kind: Account.Kind) async throws(BankError) -> [Account]
    func statement(of id: Account.ID) async throws(BankError) -> Statement
    func execute(_ transfer: Transfer) async throws(BankError) -> Receipt
}

/// The reason why the bank can't do something.
enum BankError: Error, Hashable {
    case offline, unknownAccount, insufficientFunds

    /// The reason and the next step, as the user reads them.
    var message: LocalizedStringResource {
        switch self {
        case .offline: "You're offline. Check your connection and try again."
        case .unknownAccount: "This account doesn't exist. It may have been closed."
        case .insufficientFunds: "The balance of this account isn't enough. Enter a smaller amount."
        }
    }
}
