public import FlowKit
public import Loading
public import Model

/// The view model of the orders. Shows stored orders first and refreshes them in the background.
@MainActor
public final class OrdersViewModel: OrdersViewModelProtocol {
    @Published public private(set) var pending: [PendingOrder] = []
    @Published public private(set) var statuses: Set<OrderStatus>

    private let orders: any OrdersService
    private let content: UserContent<[Order]>
    private weak var router: Router<OrdersRoute>?
    private let exit: @MainActor (OrdersExit) -> Void
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - status: The statuses of the orders to show. Without statuses, all orders are shown.
    ///   - orders: Loads the orders.
    ///   - session: Reports the signed-in user.
    ///   - reachability: Reports whether the server is reachable.
    ///   - router: Opens the screens of the flow. It is held weakly.
    ///   - exit: Opens destinations outside the feature.
    public init(
        status: [OrderStatus] = [], _ orders: any OrdersService, session: any SessionService,
        reachability: any ReachabilityService, router: Router<OrdersRoute>,
        exit: @escaping @MainActor (OrdersExit) -> Void
    ) {
        statuses = Set(status)
        self.router = router
        self.exit = exit
        self.orders = orders
        content = UserContent(
            session: session, reachability: reachability, policy: Self.routeConfig.fetchPolicy
        ) { policy throws(ServiceError) in try await orders.orders(policy) }
        forwarding = forwardChanges(of: content)
    }

    public var state: ViewState<[Order], ServiceError> { content.state }
    public var notice: ServiceError? { content.notice }

    public func observe() async {
        async let content: Void = content.observe()
        async let pending: Void = followPending()
        async let cancellations: Void = followCancellations()
        _ = await (content, pending, cancellations)
    }

    /// Shows each cancellation, and its outcome when the server has decided.
    private func followCancellations() async {
        var known: Set<Order.ID> = []
        // A slow request doesn't delay the next change.
        await withDiscardingTaskGroup { requests in
            for await ids in orders.cancellations() where ids != known {
                let isDecided = !known.isSubset(of: ids)
                known = ids
                if let stored = try? await orders.orders(.cacheOnly) { self.content.adopt(stored) }
                if isDecided { requests.addTask { await self.content.refresh() } }
            }
        }
    }

    /// Observes the pending orders. A confirmed order moves to the other orders.
    private func followPending() async {
        // A slow request doesn't delay the next pending orders.
        await withDiscardingTaskGroup { requests in
            for await pending in orders.pending() {
                let isConfirmed = !Set(self.pending.map(\.id)).isSubset(of: pending.map(\.id))
                if pending != self.pending { self.pending = pending }
                if isConfirmed { requests.addTask { await self.content.refresh() } }
            }
        }
    }

    public func refresh() async {
        await content.refresh()
    }

    public func retry() { content.retry() }

    public func signIn() { exit(.signIn) }

    public func open(_ order: Order) {
        router?.navigate(to: .order(order.id))
    }

    public func startShopping() {
        exit(.shop)
    }

    public func toggle(_ status: OrderStatus) { show(statuses.symmetricDifference([status])) }

    public func showAll() { show([]) }

    private func show(_ new: Set<OrderStatus>) {
        statuses = new
        // At the root of a sheet, the screen has no route in the stack.
        guard let router, let route = router.path.last, case .orders = route else { return }
        router.replace(route, with: .orders(status: OrderStatus.allCases.filter(new.contains)))
    }
}

extension OrdersViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/orders?status*", requiresAuth: true)
}
