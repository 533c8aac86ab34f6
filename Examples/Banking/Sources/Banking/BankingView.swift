import FlowKit
import FlowUI

/// The app.
struct BankingView: View {
    let model: BankingModel
    @State private var settings = DisplaySettings()

    var body: some View {
        NavigatorView(model.navigator) { [container = model.container, navigator = model.navigator] route, router in
            Group {
                switch route {
                case .accounts(let kind):
                    let other = BankNavigation.activity(of: kind).other
                    ViewModelOwner(container.makeAccounts(kind)) { AccountsView(viewModel: $0) }
                        .toolbar {
                            Button(other == .personal ? "Personal" : "Business") {
                                navigator.apply(.switchActivity(to: other))
                            }
                        }
                case .account(let id):
                    ViewModelOwner(container.makeAccount(id)) { AccountView(viewModel: $0, router: router) }
                case .transfer(let id):
                    ViewModelOwner(container.makeTransfer(from: id)) { TransferView(viewModel: $0, router: router) }
                }
            }
            // A link can replace a screen by another one of its kind, which has a view model of its own.
            .id(route)
        } label: { kind in
            Label(kind.label.title, systemImage: kind.label.symbol)
        }
        .environment(settings)
    }
}

extension Account.Kind {
    var label: (title: LocalizedStringKey, symbol: String) {
        switch self {
        case .current: ("Accounts", "eurosign.bank.building")
        case .savings: ("Savings", "banknote")
        case .company: ("Company", "building.2")
        case .card: ("Cards", "creditcard")
        }
    }
}
