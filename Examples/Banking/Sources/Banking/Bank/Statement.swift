import Foundation

/// An account and its entries, the latest first.
struct Statement: Hashable, Sendable {
    var account: Account
    var entries: [Entry] = []

    struct Entry: Identifiable, Hashable, Sendable {
        let id: Int
        let title: String
        /// Negative if it was paid from the account.
        let amount: Decimal
    }
}
