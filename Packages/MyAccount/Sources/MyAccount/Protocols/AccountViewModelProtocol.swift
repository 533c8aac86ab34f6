public import FlowKit
public import Model

/// The content and actions of the account's screen.
@MainActor
public protocol AccountViewModelProtocol: ObservableObject, AlertPresenting {
    /// The current session. `nil` until it is known.
    var session: Session? { get }
    /// A Boolean value that indicates whether the latest order is being loaded.
    var isLookingForLatestOrder: Bool { get }
    var signingOut: SigningOut { get }
    /// The status of the user's pending changes.
    var outbox: OutboxStatus { get }
    /// The conflicts, latest first.
    var conflicts: [OutboxConflict] { get }
    /// The changes that the server answered with an error too often, oldest first.
    var failedChanges: [FailedChange] { get }
    /// The number of unread notifications. `nil` until it is known.
    var unreadCount: Int? { get }
    /// A Boolean value that indicates whether the user can edit the profile.
    var canEditProfile: Bool { get }
    /// The pages that help the user. Empty if the shop has no website.
    var helpPages: [ShopPage] { get }

    /// Observes the session. Runs while the screen is shown.
    func observe() async
    /// Loads the changes of the user's other devices, the orders and the notifications.
    func refresh() async
    func signIn()
    /// Opens the orders, for which the user signs in first if needed.
    func openOrders()
    /// Loads the orders and opens the latest.
    func openLatestOrder() async
    func openSettings()
    func openProfile()
    func openAddresses()
    func openReviews()
    func openSavedItems()
    func openNotifications()
    func open(_ page: ShopPage)
    func openAbout()
    /// Sends the pending changes immediately.
    func sendNow() async
    /// Dismisses a conflict.
    func dismiss(_ conflict: OutboxConflict) async
    /// Sends a failed change again.
    func retry(_ change: FailedChange) async
    /// Discards a failed change, and restores the server's state.
    func discard(_ change: FailedChange) async
}
