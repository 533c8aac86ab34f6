public import FlowKit
public import Model

/// The content and actions of the screen after an order was placed.
@MainActor
public protocol OrderPlacedViewModelProtocol: ObservableObject {
    /// The order. `nil` until it is loaded.
    var order: PlacedOrder? { get }
    /// A Boolean value that indicates whether the screen offers notifications: the user hasn't been asked before.
    var offersNotifications: Bool { get }

    /// Observes the order. Runs while the screen is shown.
    func observe() async
    /// Ends the flow with the order, and opens it.
    func openOrder()
    /// Ends the flow with the order, and opens the shop if no other screen is behind.
    func continueShopping()
    /// Ends the flow with the order.
    func close()
    /// Asks the user for the permission to show notifications.
    func allowNotifications()
}
