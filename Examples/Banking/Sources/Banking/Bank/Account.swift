import Foundation

/// An account, with its balance in euros.
struct Account: Identifiable, Hashable, Sendable {
    let id: ID
    let name: String
    var balance: Decimal

    /// The number of an account among those of its kind.
    struct ID: Hashable, Codable, Sendable {
        let kind: Kind
        let number: Int
    }

    /// The kinds of accounts. Links and saved navigation have their names.
    enum Kind: String, CaseIterable, Codable, Sendable {
        case current, savings, company, card
    }
}
