import FlowKit
import Model
public import SharedUI

/// Who is signed in, and what is theirs.
public struct AccountView<ViewModel: AccountViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        content
            .navigationTitle("Account")
            .alert($viewModel.alert)
            .signingOut(viewModel.signingOut)
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.session {
        case nil:
            ProgressView("Loading")
        case .signedOut?:
            VStack(spacing: 0) {
                SignInInvitation(
                    title: "Welcome", message: "Sign in to follow your orders, and to find them on all your devices.",
                    identifier: "account.sign-in.button"
                ) {
                    Task { await viewModel.signIn() }
                }
                List { rows }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        case .signedIn(let user)?:
            List {
                Section { AccountHeader(user: user) }
                Section {
                    latestOrder
                    rows
                }
                Section { SignOutButton(viewModel.signingOut, identifier: "account.sign-out.button") }
            }
        }
    }

    @ViewBuilder private var rows: some View {
        AccountRow("Orders", symbol: "shippingbox") { Task { await viewModel.openOrders() } }
            .accessibilityIdentifier("account.orders.row")
        AccountRow("Settings", symbol: "gearshape") { viewModel.openSettings() }
            .accessibilityIdentifier("account.settings.row")
    }

    private var latestOrder: some View {
        AccountRow("Latest order", symbol: "clock", isWorking: viewModel.isLookingForLatestOrder) {
            Task { await viewModel.openLatestOrder() }
        }
        .accessibilityIdentifier("account.latest-order.row")
    }
}
