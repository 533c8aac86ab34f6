public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// The bag with fixed content.
    final class BagViewModelStub: BagViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<Bag, ServiceError> = .success(.orderableSample)
        @Published var notice: ServiceError?
        @Published var alert: AlertState?
        @Published var savedItemCount = 0
        @Published var voucher = VoucherEntry.sample()
        @Published var pendingOrders: [PendingOrder] = []
        @Published var conflicts: [OutboxConflict] = []
        @Published var failedChanges: [FailedChange] = []

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func open(_ line: BagLine) {}
        func setQuantity(_ quantity: Int, of id: Product.ID) {
            state = state.map { bag in
                Bag(
                    lines: bag.lines.map {
                        BagLine(product: $0.product, quantity: $0.id == id ? quantity : $0.quantity)
                    })
            }
        }
        func remove(_ line: BagLine) async { state = state.map { Bag(lines: $0.lines.filter { $0.id != line.id }) } }
        func saveForLater(_ line: BagLine) async {
            await remove(line)
            savedItemCount += 1
        }
        func openSavedItems() {}
        func startShopping() {}
        func applyVoucher() async {}
        func removeVoucher() async {}
        func checkOut() async {}
        func openOrders() {}
        func dismiss(_ conflict: OutboxConflict) async { conflicts = [] }
        func retry(_ change: FailedChange) async { failedChanges = [] }
        func discard(_ change: FailedChange) async { failedChanges = [] }
    }

    extension GalleryScreen {
        public static var bag: GalleryScreen {
            GalleryScreen(
                "Bag",
                [
                    "lines": BagViewModelStub(),
                    "loading": BagViewModelStub { $0.state = .loading },
                    "empty": BagViewModelStub { $0.state = .success(Bag()) },
                    "saved items": BagViewModelStub { $0.savedItemCount = 2 },
                    "empty with a saved item": BagViewModelStub {
                        $0.state = .success(Bag())
                        $0.savedItemCount = 1
                    },
                    "quantity not available": BagViewModelStub { $0.state = .success(.sample) },
                    "notices": BagViewModelStub {
                        $0.pendingOrders = [PendingOrder.sample].compactMap(\.self)
                        $0.conflicts = [.sample]
                        $0.failedChanges = [.sample]
                    },
                    "voucher": BagViewModelStub { $0.voucher = .sample(Voucher.all[0]) },
                    "voucher not valid": BagViewModelStub {
                        $0.state = .success(Bag(lines: [BagLine(product: .samples[4], quantity: 1)]))
                        $0.voucher = .sample(Voucher.all[1])
                    },
                    "wrong code": BagViewModelStub { $0.voucher = .sample(code: "SPRING", problem: .unknown) },
                    "error": BagViewModelStub { $0.state = .error(.storage("unreadable")) },
                    "alert": BagViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { BagView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.bag.preview }
    #endif
#endif
