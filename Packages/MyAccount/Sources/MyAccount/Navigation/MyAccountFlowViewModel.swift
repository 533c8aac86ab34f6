public import FlowKit
public import Model

/// The way through the account's screens.
@MainActor
public final class MyAccountFlowViewModel: MyAccountFlowViewModelProtocol {
    public let router: Router<MyAccountRoute>
    private let dependencies: MyAccountFlowDependencyContainer
    private weak var profile: ProfileViewModel?

    /// - Parameters:
    ///   - dependencies: What the flow's screens need, and where its exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: MyAccountFlowDependencyContainer, router: Router<MyAccountRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeAccountViewModel() -> AccountViewModel {
        AccountViewModel(dependencies.myAccount, router: router)
    }

    public func makeSignInViewModel() -> SignInViewModel {
        SignInViewModel(dependencies.myAccount) { [weak router, exit = dependencies.exit] user in
            router?.finishSignIn(with: user)
            exit(.signedIn(user))
        }
    }

    public func makeOrdersViewModel() -> OrdersViewModel {
        OrdersViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeOrderViewModel(_ id: Order.ID) -> OrderViewModel {
        OrderViewModel(id, dependencies.myAccount, router: router, exit: dependencies.exit)
    }

    public func makeSettingsViewModel() -> SettingsViewModel {
        SettingsViewModel(dependencies.myAccount, router: router)
    }

    public func makeProfileViewModel() -> ProfileViewModel {
        let screen = ProfileViewModel(dependencies.myAccount, router: router)
        profile = screen
        return screen
    }

    /// Whether something is typed on one of its screens that is not saved: an app asks before it takes that away.
    public var hasUnsavedChanges: Bool { profile?.hasChanges ?? false }

    public func makeNotificationsViewModel() -> NotificationsViewModel {
        NotificationsViewModel(dependencies.myAccount, router: router, exit: dependencies.exit)
    }
}
