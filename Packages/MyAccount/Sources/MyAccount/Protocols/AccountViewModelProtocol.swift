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

    /// Follows the session for as long as the screen is shown.
    func observe() async
    func signIn() async
    /// Shows the orders; who is not signed in does that first.
    func openOrders() async
    /// Loads the orders, and shows the latest of them.
    func openLatestOrder() async
    func openSettings()
}
