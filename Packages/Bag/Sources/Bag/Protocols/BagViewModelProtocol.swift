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

    /// Follows the bag for as long as the screen is shown.
    func observe() async
    /// Tries again what could not be read.
    func retry()
    func open(_ line: BagLine)
    /// Shows the quantity at once and stores it after those asked for before.
    func setQuantity(_ quantity: Int, of id: Product.ID)
    func remove(_ line: BagLine) async
    func startShopping()
}
