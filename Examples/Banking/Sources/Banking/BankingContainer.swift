/// What a window's screens need, and the view models made of it.
@MainActor
struct BankingContainer {
    let bank: any Bank
    let drafts = TransferDrafts()

    func makeAccounts(_ kind: Account.Kind) -> AccountsViewModel { AccountsViewModel(kind, bank) }
    func makeAccount(_ id: Account.ID) -> AccountViewModel { AccountViewModel(id, bank) }
    func makeTransfer(from id: Account.ID) -> TransferViewModel { TransferViewModel(from: id, bank, drafts) }
}
