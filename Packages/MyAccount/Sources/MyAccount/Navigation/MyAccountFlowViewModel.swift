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
    associatedtype AboutScreen: AboutViewModelProtocol
    func makeAccountViewModel() -> AccountScreen
    func makeSignInViewModel() -> SignInScreen
    /// - Parameter status: The statuses of the orders to show. Without statuses, all orders are shown.
    func makeOrdersViewModel(status: [OrderStatus]) -> OrdersScreen
    func makeOrderViewModel(_ id: Order.ID) -> OrderScreen
    func makeSettingsViewModel() -> SettingsScreen
    func makeProfileViewModel() -> ProfileScreen
    func makeNotificationsViewModel() -> NotificationsScreen
    func makeAboutViewModel() -> AboutScreen
}

/// The view model of the account's flow.
@MainActor
public final class MyAccountFlowViewModel: MyAccountFlowViewModelProtocol {
    public let router: Router<MyAccountRoute>
    private let dependencies: MyAccountFlowDependencyContainer
    private weak var profile: ProfileViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: MyAccountFlowDependencyContainer, router: Router<MyAccountRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeAccountViewModel() -> AccountViewModel {
        AccountViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeSignInViewModel() -> SignInViewModel {
        SignInViewModel(dependencies.myAccount) { [weak router, exit = dependencies.exit] user in
            router?.finish(.signIn, with: user)
            exit(.signedIn(user))
        }
    }

    public func makeOrdersViewModel(status: [OrderStatus] = []) -> OrdersViewModel {
        OrdersViewModel(status: status, dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeOrderViewModel(_ id: Order.ID) -> OrderViewModel {
        OrderViewModel(id, dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeSettingsViewModel() -> SettingsViewModel {
        SettingsViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeProfileViewModel() -> ProfileViewModel {
        let screen = ProfileViewModel(dependencies.myAccount, router: router)
        profile = screen
        return screen
    }

    /// A Boolean value that indicates whether a screen has unsaved changes. Ask the user to confirm before removing the
    /// flow.
    public var hasUnsavedChanges: Bool { profile?.hasChanges ?? false }

    public func makeNotificationsViewModel() -> NotificationsViewModel {
        NotificationsViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeAboutViewModel() -> AboutViewModel {
        AboutViewModel(dependencies.myAccount, exit: dependencies.exit)
    }
}
