import Foundation

/// A bank in memory, for tests and demonstrations.
actor FakeBank: Bank {
    private var statements: [Statement]
    private var isOffline = false
    private var lastReference = 0

    init(_ statements: [Statement] = .samples) { self.statements = statements }

    func setOffline(_ isOffline: Bool) { self.isOffline = isOffline }

    func accounts(of kind: Account.Kind) throws(BankError) -> [Account] {
        if isOffline { throw .offline }
        return statements.map(\.account).filter { $0.id.kind == kind }
    }

    func statement(of id: Account.ID) throws(BankError) -> Statement { statements[try index(of: id)] }

    func execute(_ transfer: Transfer) throws(BankError) -> Receipt {
        let index = try index(of: transfer.account)
        guard statements[index].account.balance >= transfer.amount else { throw .insufficientFunds }
        lastReference += 1
        let id = statements[index].entries.count + 1
        statements[index].account.balance -= transfer.amount
        statements[index].entries.insert(.init(id: id, title: transfer.recipient, amount: -transfer.amount), at: 0)
        return Receipt(transfer: transfer, reference: "T-\(lastReference)")
    }

    private func index(of id: Account.ID) throws(BankError) -> Int {
        if isOffline { throw .offline }
        guard let index = statements.firstIndex(where: { $0.account.id == id }) else { throw .unknownAccount }
        return index
    }
}

extension [Statement] {
    static var samples: Self {
        [
            Statement(
                account: Account(id: .everyday, name: "Everyday", balance: 1_250),
                entries: [.init(id: 2, title: "Salary", amount: 2_100), .init(id: 1, title: "Rent", amount: -850)]),
            Statement(account: Account(id: .init(kind: .current, number: 2), name: "Household", balance: 310.2)),
            Statement(account: Account(id: .init(kind: .savings, number: 1), name: "Holiday", balance: 4_000)),
            Statement(account: Account(id: .bakery, name: "Ada's Bakery", balance: 18_420.75)),
        ]
    }
}

extension Account.ID {
    static let everyday = Account.ID(kind: .current, number: 1)
    static let bakery = Account.ID(kind: .company, number: 1)
}
