public import FlowKit
public import Model

/// The requirements of the account's flow view and destinations.
@MainActor
public protocol MyAccountFlowViewModelProtocol: FlowViewModelProtocol where Route == MyAccountRoute {
    associatedtype AccountScreen: AccountViewModelProtocol
    associatedtype SignInScreen: SignInViewModelProtocol
    associatedtype RegisterScreen: RegisterViewModelProtocol
    associatedtype ForgottenPasswordScreen: ForgottenPasswordViewModelProtocol
    associatedtype ResetPasswordScreen: ResetPasswordViewModelProtocol
    associatedtype AccessDeniedScreen: AccessDeniedViewModelProtocol
    associatedtype OrdersScreen: OrdersViewModelProtocol
    associatedtype OrderScreen: OrderViewModelProtocol
    associatedtype SettingsScreen: SettingsViewModelProtocol
    associatedtype ProfileScreen: ProfileViewModelProtocol
    associatedtype NotificationsScreen: NotificationsViewModelProtocol
    associatedtype AboutScreen: AboutViewModelProtocol
    associatedtype NotificationSettingsScreen: NotificationSettingsViewModelProtocol
    associatedtype AddressesScreen: AddressesViewModelProtocol
    associatedtype AddressScreen: AddressViewModelProtocol
    associatedtype OwnReviewsScreen: OwnReviewsViewModelProtocol
    associatedtype SavedItemsScreen: SavedItemsViewModelProtocol
    func makeAccountViewModel() -> AccountScreen
    func makeSignInViewModel() -> SignInScreen
    func makeRegisterViewModel() -> RegisterScreen
    func makeForgottenPasswordViewModel() -> ForgottenPasswordScreen
    /// - Parameter token: The token of the link. `nil` if the link has none, or the screen was restored.
    func makeResetPasswordViewModel(token: SecretText?) -> ResetPasswordScreen
    func makeAccessDeniedViewModel() -> AccessDeniedScreen
    /// - Parameter status: The statuses of the orders to show. Without statuses, all orders are shown.
    func makeOrdersViewModel(status: [OrderStatus]) -> OrdersScreen
    func makeOrderViewModel(_ id: Order.ID) -> OrderScreen
    func makeSettingsViewModel() -> SettingsScreen
    func makeProfileViewModel() -> ProfileScreen
    func makeNotificationsViewModel() -> NotificationsScreen
    func makeAboutViewModel() -> AboutScreen
    func makeNotificationSettingsViewModel() -> NotificationSettingsScreen
    func makeAddressesViewModel() -> AddressesScreen
    /// - Parameter number: The number of the address. `nil` for a new one.
    func makeAddressViewModel(number: Int?) -> AddressScreen
    func makeOwnReviewsViewModel() -> OwnReviewsScreen
    func makeSavedItemsViewModel() -> SavedItemsScreen
}

/// The view model of the account's flow.
@MainActor
public final class MyAccountFlowViewModel: MyAccountFlowViewModelProtocol {
    public let router: Router<MyAccountRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: MyAccountFlowDependencyContainer
    private weak var profile: ProfileViewModel?
    private weak var registration: RegisterViewModel?
    private weak var address: AddressViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: MyAccountFlowDependencyContainer, router: Router<MyAccountRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        undo = dependencies.myAccount.undo ?? UndoOffer(clock: dependencies.myAccount.clock)
    }

    public func presented(with router: Router<MyAccountRoute>) -> MyAccountFlowViewModel {
        MyAccountFlowViewModel(dependencies, router: router)
    }

    public func makeAccountViewModel() -> AccountViewModel {
        AccountViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeSignInViewModel() -> SignInViewModel {
        SignInViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeRegisterViewModel() -> RegisterViewModel {
        let screen = RegisterViewModel(dependencies.myAccount, router: router)
        registration = screen
        return screen
    }

    public func makeForgottenPasswordViewModel() -> ForgottenPasswordViewModel {
        ForgottenPasswordViewModel(dependencies.myAccount, router: router)
    }

    public func makeResetPasswordViewModel(token: SecretText?) -> ResetPasswordViewModel {
        ResetPasswordViewModel(token: token, dependencies.myAccount, router: router)
    }

    public func makeAccessDeniedViewModel() -> AccessDeniedViewModel {
        AccessDeniedViewModel(dependencies.myAccount, router: router)
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
    public var hasUnsavedChanges: Bool {
        profile?.hasChanges ?? false || registration?.hasInput ?? false || address?.hasChanges ?? false
    }

    public func makeNotificationsViewModel() -> NotificationsViewModel {
        NotificationsViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeAboutViewModel() -> AboutViewModel {
        AboutViewModel(dependencies.myAccount, exit: dependencies.exit)
    }

    public func makeNotificationSettingsViewModel() -> NotificationSettingsViewModel {
        NotificationSettingsViewModel(dependencies.myAccount, router: router)
    }

    public func makeAddressesViewModel() -> AddressesViewModel {
        AddressesViewModel(dependencies.myAccount, router: router)
    }

    public func makeAddressViewModel(number: Int?) -> AddressViewModel {
        let screen = AddressViewModel(number: number, dependencies.myAccount, router: router)
        address = screen
        return screen
    }

    public func makeOwnReviewsViewModel() -> OwnReviewsViewModel {
        OwnReviewsViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeSavedItemsViewModel() -> SavedItemsViewModel {
        SavedItemsViewModel(dependencies.myAccount, undo: undo, router: router, exit: dependencies.exit)
    }
}
