import FlowUI

/// The list of the accounts of a kind.
struct AccountsView: View {
    let viewModel: AccountsViewModel
    @Environment(DisplaySettings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        LoadedList(state: viewModel.state, notice: viewModel.notice, retry: viewModel.retry) { accounts in
            if accounts.isEmpty { Text("You have no accounts here yet.") }
            ForEach(accounts) { account in
                NavigationLink(value: BankNavigation.Route.account(account.id)) {
                    LabeledContent(account.name) { BalanceText(amount: account.balance) }
                }
            }
        }
        .navigationTitle(viewModel.kind.label.title)
        .toolbar { Toggle("Hide balances", isOn: $settings.hidesBalances) }
        .task { await viewModel.load() }
        .refreshable { await viewModel.load() }
    }
}
