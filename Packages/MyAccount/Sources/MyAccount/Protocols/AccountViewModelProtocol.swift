public import FlowKit
public import Model

/// What the account's screen shows and what can be done there.
@MainActor
public protocol AccountViewModelProtocol: ObservableObject {
    /// Whether somebody is signed in, and who; nil until that is known.
    var session: Session? { get }
    /// Whether the latest order is being looked for.
    var isLookingForLatestOrder: Bool { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }
    var signingOut: SigningOut { get }
    /// How far the user's changes are on their way to the shop.
    var outbox: OutboxStatus { get }
    /// What came out otherwise than the user wanted it, the latest first.
    var conflicts: [OutboxConflict] { get }
    /// How many notifications are not read yet; nil where there is no inbox.
    var unreadCount: Int? { get }
    /// Whether the user may change their profile.
    var canEditProfile: Bool { get }

    /// Follows the session for as long as the screen is shown.
    func observe() async
    func signIn() async
    /// Shows the orders; who is not signed in does that first.
    func openOrders() async
    /// Loads the orders, and shows the latest of them.
    func openLatestOrder() async
    func openSettings()
    func openProfile()
    func openNotifications()
    /// Sends what waits, without waiting for the next attempt's time.
    func sendNow() async
    /// Takes note that a conflict was seen.
    func dismiss(_ conflict: OutboxConflict) async
}
