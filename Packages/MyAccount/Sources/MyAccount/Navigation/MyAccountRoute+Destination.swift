public import SharedUI

extension MyAccountRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: MyAccountFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .account: AccountView(viewModel: flow.makeAccountViewModel())
        case .signIn: SignInView(viewModel: flow.makeSignInViewModel())
        case .orders: OrdersView(viewModel: flow.makeOrdersViewModel())
        case .order(let id): OrderView(viewModel: flow.makeOrderViewModel(id))
        case .settings: SettingsView(viewModel: flow.makeSettingsViewModel())
        case .profile: ProfileView(viewModel: flow.makeProfileViewModel())
        case .notifications: NotificationsView(viewModel: flow.makeNotificationsViewModel())
        }
    }
}
