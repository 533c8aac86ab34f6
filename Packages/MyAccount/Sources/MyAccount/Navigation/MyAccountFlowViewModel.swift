public import FlowKit
public import Model

/// The view model of the account's flow.
@MainActor
public final class MyAccountFlowViewModel: FlowViewModelProtocol {
    public let router: Router<MyAccountRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: MyAccountDependencyContainer
    private let exit: @MainActor @Sendable (MyAccountExit) -> Void
    private weak var profile: ProfileViewModel?
    private weak var registration: RegisterViewModel?
    private weak var address: AddressViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>? = nil,
        exit: @escaping @MainActor @Sendable (MyAccountExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
        undo = dependencies.undo ?? UndoOffer(clock: dependencies.clock)
    }

    public func presented(with router: Router<MyAccountRoute>) -> MyAccountFlowViewModel {
        MyAccountFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeAccountViewModel() -> AccountViewModel {
        AccountViewModel(dependencies, router: router, exit: exit)
    }

    public func makeSignInViewModel() -> SignInViewModel {
        SignInViewModel(dependencies, router: router, exit: exit)
    }

    public func makeRegisterViewModel() -> RegisterViewModel {
        let screen = RegisterViewModel(dependencies, router: router)
        registration = screen
        return screen
    }

    public func makeForgottenPasswordViewModel() -> ForgottenPasswordViewModel {
        ForgottenPasswordViewModel(dependencies, router: router)
    }

    /// - Parameter token: The token of the link. `nil` if the link has none, or the screen was restored.
    public func makeResetPasswordViewModel(token: SecretText?) -> ResetPasswordViewModel {
        ResetPasswordViewModel(token: token, dependencies, router: router)
    }

    public func makeAccessDeniedViewModel() -> AccessDeniedViewModel {
        AccessDeniedViewModel(dependencies, router: router)
    }

    /// - Parameter status: The statuses of the orders to show. Without statuses, all orders are shown.
    public func makeOrdersViewModel(status: [OrderStatus] = []) -> OrdersViewModel {
        OrdersViewModel(status: status, dependencies, router: router, exit: exit)
    }

    public func makeOrderViewModel(_ id: Order.ID) -> OrderViewModel {
        OrderViewModel(id, dependencies, router: router, exit: exit)
    }

    public func makeSettingsViewModel() -> SettingsViewModel {
        SettingsViewModel(dependencies, router: router, exit: exit)
    }

    public func makeProfileViewModel() -> ProfileViewModel {
        let screen = ProfileViewModel(dependencies, router: router)
        profile = screen
        return screen
    }

    /// A Boolean value that indicates whether a screen has unsaved changes. Ask the user to confirm before removing the
    /// flow.
    public var hasUnsavedChanges: Bool {
        profile?.hasChanges ?? false || registration?.hasInput ?? false || address?.hasChanges ?? false
    }

    public func makeNotificationsViewModel() -> NotificationsViewModel {
        NotificationsViewModel(dependencies, router: router, exit: exit)
    }

    public func makeAboutViewModel() -> AboutViewModel {
        AboutViewModel(dependencies, exit: exit)
    }

    public func makeNotificationSettingsViewModel() -> NotificationSettingsViewModel {
        NotificationSettingsViewModel(dependencies, router: router)
    }

    public func makeAddressesViewModel() -> AddressesViewModel {
        AddressesViewModel(dependencies, router: router)
    }

    /// - Parameter number: The number of the address. `nil` for a new one.
    public func makeAddressViewModel(number: Int?) -> AddressViewModel {
        let screen = AddressViewModel(number: number, dependencies, router: router)
        address = screen
        return screen
    }

    public func makeOwnReviewsViewModel() -> OwnReviewsViewModel {
        OwnReviewsViewModel(dependencies, router: router, exit: exit)
    }

    public func makeSavedItemsViewModel() -> SavedItemsViewModel {
        SavedItemsViewModel(dependencies, undo: undo, router: router, exit: exit)
    }
}
