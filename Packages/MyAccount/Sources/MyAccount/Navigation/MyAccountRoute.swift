public import FlowKit
public import Model
public import SharedUI

/// The account's screens.
public enum MyAccountRoute: Hashable, Codable, Sendable {
    /// The account with the signed-in user.
    case account
    /// Sign-in, which is presented and returns the user.
    case signIn
    /// The form for a new account, which is presented and returns the user.
    case register
    /// The form that asks for a link with which the user can choose a new password, which is presented.
    case forgottenPassword
    /// The form for a new password, which the link of a message opens. Without the link's token, it explains what to do.
    case resetPassword(token: SecretText? = nil)
    /// The explanation that the user isn't allowed to open a screen, which is presented.
    case accessDenied
    /// The user's orders with one of the statuses. Without statuses, all orders.
    case orders(status: [OrderStatus] = [])
    /// One of the user's orders.
    case order(Order.ID)
    /// The app's settings.
    case settings
    /// The form for editing the user's name and email address, which is presented.
    case profile
    /// The user's notifications.
    case notifications
    /// The app's version, legal pages and libraries.
    case about
    /// The kinds of notifications that the user wants.
    case notificationSettings
    /// The user's delivery addresses.
    case addresses
    /// The form for a delivery address, which is presented: the one with this ``/Model/DeliveryAddress/number``, or a new one.
    case address(number: Int? = nil)
    /// The reviews that the user wrote.
    case ownReviews
    /// The items that the user has saved for later.
    case savedItems
}

extension MyAccountRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: MyAccountFlowViewModel) -> some View {
        switch self {
        case .account: AccountView(viewModel: flow.makeAccountViewModel())
        case .signIn: SignInView(viewModel: flow.makeSignInViewModel())
        case .register: RegisterView(viewModel: flow.makeRegisterViewModel())
        case .forgottenPassword: ForgottenPasswordView(viewModel: flow.makeForgottenPasswordViewModel())
        case .resetPassword(let token): ResetPasswordView(viewModel: flow.makeResetPasswordViewModel(token: token))
        case .accessDenied: AccessDeniedView(viewModel: flow.makeAccessDeniedViewModel())
        case .orders(let status): OrdersView(viewModel: flow.makeOrdersViewModel(status: status))
        case .order(let id): OrderView(viewModel: flow.makeOrderViewModel(id))
        case .settings: SettingsView(viewModel: flow.makeSettingsViewModel())
        case .profile: ProfileView(viewModel: flow.makeProfileViewModel())
        case .ownReviews: OwnReviewsView(viewModel: flow.makeOwnReviewsViewModel())
        case .savedItems: SavedItemsView(viewModel: flow.makeSavedItemsViewModel())
        case .notificationSettings:
            NotificationSettingsView(viewModel: flow.makeNotificationSettingsViewModel())
        case .addresses: AddressesView(viewModel: flow.makeAddressesViewModel())
        case .address(let number): AddressView(viewModel: flow.makeAddressViewModel(number: number))
        case .notifications: NotificationsView(viewModel: flow.makeNotificationsViewModel())
        case .about: AboutView(viewModel: flow.makeAboutViewModel())
        }
    }
}

extension MyAccountFlowViewModel: RootedFlow {
    public var root: MyAccountRoute { .account }
    public func screen(_ route: MyAccountRoute) -> some View { route.destination(self) }
    public var accessory: some View { UndoBar(undo) }
}

/// The standalone flow of the account.
public typealias MyAccountFlowView = FlowView<MyAccountFlowViewModel>

extension ResultRoute<MyAccountRoute, User> {
    /// Sign-in, which ends with the user.
    public static var signIn: Self { ResultRoute(.signIn, isRestorable: true) }
    /// The form for a new account, which ends with the user.
    public static var register: Self { ResultRoute(.register, isRestorable: true) }
}

extension ResultRoute<MyAccountRoute, Never> {
    /// The explanation of a missing permission, which ends without a value.
    public static var accessDenied: Self { ResultRoute(.accessDenied) }
}
