import FlowKit
import Model
public import SharedUI

/// The account with the signed-in user.
public struct AccountView<ViewModel: AccountViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The task belongs to the stack: it goes on when the content becomes another view.
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Account")
            .alert($viewModel.alert)
            .signingOut(viewModel.signingOut)
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.session {
        case nil:
            LoadingView()
        case .signedOut?:
            List {
                Section {
                    SignInInvitation(
                        title: "Welcome",
                        message: "Sign in to track your orders on all your devices.",
                        identifier: "account.sign-in.button"
                    ) {
                        viewModel.signIn()
                    }
                }
                Section { rows }
                help
            }
        case .signedIn(let user)?:
            List {
                ForEach(viewModel.conflicts) { conflict in
                    ConflictNotice(conflict) { Task { await viewModel.dismiss(conflict) } }
                }
                ForEach(viewModel.failedChanges) { change in
                    FailedChangeNotice(change) {
                        Task { await viewModel.retry(change) }
                    } discard: {
                        Task { await viewModel.discard(change) }
                    }
                }
                Section { AccountHeader(user: user) }
                if viewModel.outbox.waiting > viewModel.failedChanges.count {
                    Section {
                        OutboxNotice(status: viewModel.outbox, failedCount: viewModel.failedChanges.count) {
                            Task { await viewModel.sendNow() }
                        }
                    }
                }
                Section {
                    latestOrder
                    if let count = viewModel.unreadCount { notifications(count) }
                    if viewModel.canEditProfile { profile }
                    addresses
                    reviews
                    rows
                }
                help
                Section { SignOutButton(viewModel.signingOut, identifier: "account.sign-out.button") }
            }
            .refreshable { await viewModel.refresh() }
        }
    }

    @ViewBuilder private var rows: some View {
        DisclosureRow("Orders", symbol: "shippingbox") { viewModel.openOrders() }
            .accessibilityIdentifier("account.orders.row")
        DisclosureRow("Saved items", symbol: "tray") { viewModel.openSavedItems() }
            .accessibilityIdentifier("account.saved-items.row")
        DisclosureRow("Settings", symbol: "gearshape") { viewModel.openSettings() }
            .accessibilityIdentifier("account.settings.row")
        DisclosureRow("About", symbol: "info.circle") { viewModel.openAbout() }
            .accessibilityIdentifier("account.about.row")
    }

    @ViewBuilder private var help: some View {
        if !viewModel.helpPages.isEmpty {
            Section("Customer service") {
                ForEach(viewModel.helpPages, id: \.self) { page in
                    DisclosureRow(page.title, symbol: page.symbol) { viewModel.open(page) }
                        .accessibilityIdentifier("account.\(page)-page.row")
                }
            }
        }
    }

    private func notifications(_ count: Int) -> some View {
        DisclosureRow(count == 0 ? "Notifications" : "Notifications, \(count) unread", symbol: "bell") {
            viewModel.openNotifications()
        }
        .accessibilityIdentifier("account.notifications.row")
    }

    private var profile: some View {
        DisclosureRow("Edit profile", symbol: "person") { viewModel.openProfile() }
            .accessibilityIdentifier("account.profile.row")
    }

    private var addresses: some View {
        DisclosureRow("Addresses", symbol: "house") { viewModel.openAddresses() }
            .accessibilityIdentifier("account.addresses.row")
    }

    private var reviews: some View {
        DisclosureRow("Your reviews", symbol: "star") { viewModel.openReviews() }
            .accessibilityIdentifier("account.reviews.row")
    }

    private var latestOrder: some View {
        DisclosureRow("Latest order", symbol: "clock", isWorking: viewModel.isLookingForLatestOrder) {
            Task { await viewModel.openLatestOrder() }
        }
        .accessibilityIdentifier("account.latest-order.row")
    }
}

extension ShopPage {
    /// The name of the SF Symbol of the page's row.
    var symbol: String {
        switch self {
        case .help: "questionmark.circle"
        case .returns: "arrow.uturn.backward"
        case .payment: "creditcard"
        case .privacy, .terms, .imprint: "doc.text"
        }
    }
}
