public import FlowKit
public import Loading
public import Model

/// The content and actions of the bag's screen.
@MainActor
public protocol BagViewModelProtocol: ObservableObject, AlertPresenting {
    /// The bag including the quantities that aren't stored yet, or the error if the store can't be read.
    var state: ViewState<Bag, ServiceError> { get }
    /// The reason why the bag may be outdated. `nil` if it is fresh.
    var notice: ServiceError? { get }
    /// The number of items that are saved for later.
    var savedItemCount: Int { get }
    /// The voucher of the bag.
    var voucher: VoucherEntry { get }
    /// The unconfirmed orders, latest first.
    var pendingOrders: [PendingOrder] { get }
    /// The conflicts, latest first.
    var conflicts: [OutboxConflict] { get }
    /// The changes of the bag and the orders that the server answered with an error too often, oldest first.
    var failedChanges: [FailedChange] { get }

    /// Observes the bag. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Loads the changes of the user's other devices.
    func refresh() async
    func open(_ line: BagLine)
    /// Sets the quantity of a line. The change shows immediately and is stored after earlier changes.
    func setQuantity(_ quantity: Int, of id: Product.ID)
    func remove(_ line: BagLine) async
    /// Moves a line to the saved items.
    func saveForLater(_ line: BagLine) async
    func openSavedItems()
    func startShopping()
    /// Applies the entered code of a voucher.
    func applyVoucher() async
    func removeVoucher() async
    /// Opens the checkout when the changed quantities are stored.
    func checkOut() async
    func openOrders()
    /// Dismisses a conflict.
    func dismiss(_ conflict: OutboxConflict) async
    /// Sends a failed change again.
    func retry(_ change: FailedChange) async
    /// Discards a failed change. The items of an order return to the bag.
    func discard(_ change: FailedChange) async
}
