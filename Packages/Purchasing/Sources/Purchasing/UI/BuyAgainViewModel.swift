public import FlowKit
public import Loading
public import Model

/// The view model of the products of earlier orders. Shows stored orders first and refreshes them in the background.
@MainActor
public final class BuyAgainViewModel: BuyAgainViewModelProtocol {
    @Published public var alert: AlertState?
    let undo: UndoOffer

    private let orderAgain: OrderAgain
    private let addToBag: AddToBag
    private weak var router: Router<PurchasingRoute>?
    private let exit: @MainActor (PurchasingExit) -> Void
    private let content: UserContent<[Order]>
    /// The products that are being added.
    private var busy: Set<Product.ID> = []
    /// The additions that the shown offer takes back.
    private var offered: (product: Product.ID, quantity: Int, message: LocalizedStringResource)?
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - orders: Loads the orders.
    ///   - session: Reports the signed-in user.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - orderAgain: Adds a product of an order to the bag.
    ///   - addToBag: Takes it out again.
    ///   - undo: Offers to undo the latest change.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Handles the exits.
    public init(
        _ orders: any OrdersService, session: any SessionService, reachability: any ReachabilityService,
        orderAgain: OrderAgain, addToBag: AddToBag, undo: UndoOffer, router: Router<PurchasingRoute>,
        exit: @escaping @MainActor (PurchasingExit) -> Void
    ) {
        self.orderAgain = orderAgain
        self.addToBag = addToBag
        self.router = router
        self.exit = exit
        self.undo = undo
        content = UserContent(
            session: session, reachability: reachability, policy: Self.routeConfig.fetchPolicy
        ) { policy throws(ServiceError) in try await orders.orders(policy) }
        forwarding = forwardChanges(of: content)
    }

    public var state: ViewState<[RegularProduct], ServiceError> { content.state.map([RegularProduct].init) }
    public var notice: ServiceError? { content.notice }

    public func observe() async { await content.observe() }

    public func refresh() async { await content.refresh() }

    public func retry() { content.retry() }

    public func open(_ product: RegularProduct) { exit(.product(product.id)) }

    public func add(_ product: RegularProduct) async {
        await unlessBusy(\.busy, with: product.id) { await addNow(product) }
    }

    private func addNow(_ product: RegularProduct) async {
        let origin = ActionOrigin(router)
        let outcome = await orderAgain([product.line])
        if let refused = outcome.refused.first {
            Self.show("Couldn't add to bag", refused.reason, from: origin, on: self)
        } else {
            let earlier = offered.flatMap { $0.product == product.id && undo.message == $0.message ? $0.quantity : nil }
            let quantity = product.line.quantity.saturating(adding: earlier ?? 0)
            let message: LocalizedStringResource =
                earlier == nil
                ? "\(product.line.title) added to bag" : "\(quantity) × \(product.line.title) added to bag"
            offered = (product.id, quantity, message)
            undo.offer(message) { [weak self, addToBag] in
                do throws(BagError) {
                    try await addToBag.takeBack(product.id, quantity: quantity)
                } catch {
                    Self.show("Couldn't remove from bag", error, from: origin, on: self)
                }
            }
        }
    }

    private static func show(
        _ title: LocalizedStringResource, _ error: BagError, from origin: ActionOrigin, on screen: BuyAgainViewModel?
    ) {
        guard !error.isCancellation else { return }
        origin.show(AlertState(title: title, message: ErrorCopy.reason(of: error)), on: screen)
    }

    public func signIn() { exit(.signIn) }

    public func startShopping() { exit(.shop) }
}

extension BuyAgainViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .purchasing,
        tab: TabConfig(identifier: "buy-again", title: "Buy again", icon: "arrow.clockwise", index: 1),
        path: "/purchasing/again", permission: "purchasing")
}
