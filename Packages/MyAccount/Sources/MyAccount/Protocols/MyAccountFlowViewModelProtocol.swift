public import FlowKit
public import Model

/// The requirements of the account's flow view and destinations.
@MainActor
public protocol MyAccountFlowViewModelProtocol: FlowViewModelProtocol where Route == MyAccountRoute {
    associatedtype AccountScreen: AccountViewModelProtocol
    associatedtype SignInScreen: SignInViewModelProtocol
    associatedtype OrdersScreen: OrdersViewModelProtocol
    associatedtype OrderScreen: OrderViewModelProtocol
    associatedtype SettingsScreen: SettingsViewModelProtocol
    associatedtype ProfileScreen: ProfileViewModelProtocol
    associatedtype NotificationsScreen: NotificationsViewModelProtocol
    func makeAccountViewModel() -> AccountScreen
    func makeSignInViewModel() -> SignInScreen
    func makeOrdersViewModel() -> OrdersScreen
    func makeOrderViewModel(_ id: Order.ID) -> OrderScreen
    func makeSettingsViewModel() -> SettingsScreen
    func makeProfileViewModel() -> ProfileScreen
    func makeNotificationsViewModel() -> NotificationsScreen
}
