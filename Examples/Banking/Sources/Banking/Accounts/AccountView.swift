import FlowKit
import FlowUI
import Loading

/// An account with its transactions, and the receipt of a transfer.
struct AccountView: View {
    let viewModel: AccountViewModel
    let router: Router<BankNavigation.Route>

    var body: some View {
        LoadedList(state: viewModel.state, notice: viewModel.notice, retry: viewModel.retry) { statement in
            LabeledContent("Balance") { BalanceText(amount: statement.account.balance) }
            if let receipt = viewModel.receipt {
                Text("Sent to \(receipt.transfer.recipient). Reference: \(receipt.reference)")
            }
            Button("Transfer money") { Task { await viewModel.transfer(router) } }
            Section("Transactions") {
                if statement.entries.isEmpty { Text("There are no transactions yet.") }
                ForEach(statement.entries) { entry in
                    LabeledContent(entry.title) { BalanceText(amount: entry.amount) }
                }
            }
        }
        .navigationTitle(viewModel.state.value?.account.name ?? "")
        .task { await viewModel.load() }
        .refreshable { await viewModel.load() }
    }
}
