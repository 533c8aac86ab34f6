public import SharedUI

/// The account's screens.
public enum MyAccountRoute: Hashable, Codable, Sendable {
    /// The account with the signed-in user.
    case account
    /// The app's settings.
    case settings
    /// The form for editing the user's name and email address, which is presented.
    case profile
    /// The user's notifications.
    case notifications
    /// The kinds of notifications that the user wants.
    case notificationSettings
    /// The user's delivery addresses.
    case addresses
    /// The form for a delivery address, which is presented: the one with this ``/Model/DeliveryAddress/number``, or a new one.
    case address(number: Int? = nil)
    /// The app's version, legal pages and libraries.
    case about
}

extension MyAccountRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: MyAccountFlowViewModel) -> some View {
        switch self {
        case .account: AccountView(viewModel: flow.makeAccountViewModel())
        case .settings: SettingsView(viewModel: flow.makeSettingsViewModel())
        case .profile: ProfileView(viewModel: flow.makeProfileViewModel())
        case .notifications: NotificationsView(viewModel: flow.makeNotificationsViewModel())
        case .notificationSettings:
            NotificationSettingsView(viewModel: flow.makeNotificationSettingsViewModel())
        case .addresses: AddressesView(viewModel: flow.makeAddressesViewModel())
        case .address(let number): AddressView(viewModel: flow.makeAddressViewModel(number: number))
        case .about: AboutView(viewModel: flow.makeAboutViewModel())
        }
    }
}

extension MyAccountFlowViewModel: RootedFlow {
    public var root: MyAccountRoute { .account }
    public func screen(_ route: MyAccountRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the account.
public typealias MyAccountFlowView = FlowView<MyAccountFlowViewModel>
