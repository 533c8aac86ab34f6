public import FlowKit
public import Model

/// The view model of the account's flow.
@MainActor
public final class MyAccountFlowViewModel: FlowViewModelProtocol {
    public let router: Router<MyAccountRoute>
    private let dependencies: MyAccountDependencyContainer
    private let exit: @MainActor @Sendable (MyAccountExit) -> Void
    private weak var profile: ProfileViewModel?
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
    }

    public func presented(with router: Router<MyAccountRoute>) -> MyAccountFlowViewModel {
        MyAccountFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeAccountViewModel() -> AccountViewModel {
        let container = AccountDependencyContainer(
            session: dependencies.session, orders: dependencies.orders, outbox: dependencies.outbox,
            notifications: dependencies.notifications, webURLs: dependencies.webURLs,
            canEditProfile: dependencies.profile != nil)
        return AccountViewModel(container, signingOut: signingOut(), router: router, exit: exit)
    }

    public func makeSettingsViewModel() -> SettingsViewModel {
        let container = SettingsDependencyContainer(
            listingStyle: dependencies.listingStyle, appearance: dependencies.appearance,
            language: dependencies.language, session: dependencies.session, appVersion: dependencies.appVersion,
            debugMenu: dependencies.debugMenu, hasNotificationSettings: dependencies.notificationSettings != nil)
        return SettingsViewModel(
            container, signingOut: signingOut(leaving: .settings), router: router, exit: exit)
    }

    private func signingOut(leaving screen: MyAccountRoute? = nil) -> SigningOut {
        SigningOut(
            dependencies.signOut, sendChanges: dependencies.sendChanges,
            savedItems: { [savedItems = dependencies.savedItems] in savedItems.count() }, router: router,
            leaving: screen)
    }

    public func makeProfileViewModel() -> ProfileViewModel {
        let screen = ProfileViewModel(dependencies.profile, router: router)
        profile = screen
        return screen
    }

    public func makeNotificationsViewModel() -> NotificationsViewModel {
        NotificationsViewModel(
            dependencies.notifications, session: dependencies.session, reachability: dependencies.reachability,
            exit: exit)
    }

    public func makeNotificationSettingsViewModel() -> NotificationSettingsViewModel {
        NotificationSettingsViewModel(
            dependencies.notificationSettings, permission: dependencies.push?.permission,
            session: dependencies.session, reachability: dependencies.reachability, router: router, exit: exit)
    }

    public func makeAddressesViewModel() -> AddressesViewModel {
        AddressesViewModel(dependencies.addresses, session: dependencies.session, router: router, exit: exit)
    }

    /// - Parameter number: The number of the address. `nil` for a new one.
    public func makeAddressViewModel(number: Int?) -> AddressViewModel {
        let screen = AddressViewModel(number: number, dependencies.addresses, router: router)
        address = screen
        return screen
    }

    public func makeAboutViewModel() -> AboutViewModel {
        AboutViewModel(dependencies.appVersion, webURLs: dependencies.webURLs, exit: exit)
    }

    /// A Boolean value that indicates whether a screen has unsaved changes. Ask the user to confirm before removing the
    /// flow.
    public var hasUnsavedChanges: Bool { profile?.hasChanges ?? false || address?.hasChanges ?? false }
}

/// Destinations outside the account.
public enum MyAccountExit: Hashable, Sendable {
    /// Opens the user's orders, for which the user signs in first if needed.
    case orders
    /// Opens one of the user's orders.
    case order(Order.ID)
    /// Opens the reviews that the user wrote.
    case ownReviews
    /// Opens the items that the user has saved for later.
    case savedItems
    /// Presents sign-in. The screens observe the session.
    case signIn
    /// Opens a page of the shop's website.
    case page(ShopPage)
    /// Opens the link of a notification, or of the menu for developers.
    case link(String)
}
