public import FlowKit
public import Model

/// What the bag's screen shows and what can be done there.
@MainActor
public protocol BagViewModelProtocol: ObservableObject {
    /// The bag as it is, with the quantities that are just being stored; a failure when the device can't read it.
    var state: ViewState<Bag, ServiceError> { get }
    /// Which attempt to follow the bag this is: grows with each ``retry()``.
    var attempt: Int { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }
    var undo: UndoOffer { get }
    /// Whether there is a way to order at all.
    var canOrder: Bool { get }
    /// Whether an order is being placed.
    var isOrdering: Bool { get }
    /// The orders that the shop has not confirmed yet, the latest first.
    var pendingOrders: [PendingOrder] { get }
    /// What came out otherwise than one wanted it, the latest first.
    var conflicts: [OutboxConflict] { get }

    /// Follows the bag for as long as the screen is shown.
    func observe() async
    /// Tries again what could not be read.
    func retry()
    func open(_ line: BagLine)
    /// Shows the quantity at once and stores it after those asked for before.
    func setQuantity(_ quantity: Int, of id: Product.ID)
    func remove(_ line: BagLine) async
    func startShopping()
    /// Orders what is in the bag: who is not signed in does that first, then one is asked whether one means it.
    func placeOrder()
    func openOrders()
    /// Takes note that a conflict was seen.
    func dismiss(_ conflict: OutboxConflict) async
}
