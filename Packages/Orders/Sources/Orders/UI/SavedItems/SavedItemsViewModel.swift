public import FlowKit
public import Loading
public import Model

/// The view model of the saved items. It observes the service, so that items saved on other screens appear immediately.
@MainActor
public final class SavedItemsViewModel: SavedItemsViewModelProtocol {
    @Published public var alert: AlertState?
    let undo: UndoOffer
    /// The items that are being removed or moved.
    private var busy: Set<Product.ID> = []
    private let items = StreamLoader<[SavedItem], ServiceError>(atEnd: .storage("the saved items can't be read"))
    private var forwarding: AnyCancellable?

    private let savedItems: any SavedItemService
    private let analytics: any AnalyticsTracker
    private weak var router: Router<OrdersRoute>?
    private let exit: @MainActor (OrdersExit) -> Void

    /// - Parameters:
    ///   - savedItems: Stores the items.
    ///   - undo: Offers to undo the latest change.
    ///   - analytics: Records changes of the bag.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Handles the exits.
    public init(
        _ savedItems: any SavedItemService, undo: UndoOffer, analytics: any AnalyticsTracker,
        router: Router<OrdersRoute>, exit: @escaping @MainActor (OrdersExit) -> Void
    ) {
        self.savedItems = savedItems
        self.analytics = analytics
        self.router = router
        self.exit = exit
        self.undo = undo
        forwarding = forwardChanges(of: items)
    }

    public var state: ViewState<[SavedItem], ServiceError> { items.state }
    public var notice: ServiceError? { items.notice }

    public func observe() async {
        await items.observe { [savedItems] in savedItems.items() }
    }

    public func retry() { items.retry() }

    public func open(_ item: SavedItem) { exit(.product(item.id)) }

    public func startShopping() { exit(.shop) }

    public func moveToBag(_ item: SavedItem) async {
        await unlessBusy(\.busy, with: item.id) { await moveNow(item) }
    }

    public func remove(_ item: SavedItem) async {
        await unlessBusy(\.busy, with: item.id) { await removeNow(item) }
    }

    private func moveNow(_ item: SavedItem) async {
        let origin = ActionOrigin(router)
        do throws(BagError) {
            guard let moved = try await savedItems.moveToBag(item.id) else { return }
            analytics.track(.addedToBag(item.id, quantity: moved.quantity))
            undo.offer("\(item.product.title) moved to bag") { [weak self, savedItems, analytics] in
                do throws(BagError) {
                    try await savedItems.takeBack(moved)
                    analytics.track(.removedFromBag(item.id, quantity: moved.quantity))
                } catch {
                    origin.show(error, title: "Couldn't add to bag", on: self)
                }
            }
        } catch {
            origin.show(error, title: "Couldn't add to bag", on: self)
        }
    }

    private func removeNow(_ item: SavedItem) async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) {
            guard let removed = try await savedItems.remove(item.id) else { return }
            undo.offer("\(item.product.title) removed") { [weak self, savedItems] in
                do throws(ServiceError) {
                    try await savedItems.restore(removed)
                } catch {
                    origin.show(error, on: self)
                }
            }
        } catch {
            origin.show(error, on: self)
        }
    }
}

extension SavedItemsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/saved")
}
