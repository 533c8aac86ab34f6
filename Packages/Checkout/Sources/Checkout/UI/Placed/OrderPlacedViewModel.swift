public import FlowKit
import Loading
public import Model

/// The view model of the screen after an order was placed.
@MainActor
public final class OrderPlacedViewModel: OrderPlacedViewModelProtocol {
    @Published public private(set) var order: PlacedOrder?
    @Published public private(set) var offersNotifications = false
    private var isAsking = false

    private let id: PendingOrder.ID
    private let orders: any OrdersService
    private let notifications: (any NotificationAuthorizing)?
    private weak var router: Router<CheckoutRoute>?
    private let exit: @MainActor (CheckoutExit) -> Void

    init(
        _ id: PendingOrder.ID, _ orders: any OrdersService, notifications: (any NotificationAuthorizing)?,
        router: Router<CheckoutRoute>, exit: @escaping @MainActor (CheckoutExit) -> Void
    ) {
        self.id = id
        self.orders = orders
        self.notifications = notifications
        self.router = router
        self.exit = exit
    }

    public func observe() async {
        async let permission: Void = observePermission()
        for await order in orders.placed(id) { self.order = order }
        await permission
    }

    private func observePermission() async {
        guard let notifications else { return }
        for await authorization in notifications.authorization() {
            offersNotifications = authorization == .notDetermined
        }
    }

    public func allowNotifications() {
        Task { [notifications] in await unlessBusy(\.isAsking) { await notifications?.request() } }
    }

    public func openOrder() {
        finish()
        if case .confirmed(let order) = order { exit(.order(order.id)) } else { exit(.orders) }
    }

    public func continueShopping() {
        if !finish() { exit(.shop) }
    }

    public func close() { finish() }

    /// Ends the flow with the order. Returns `false` if the checkout isn't presented, and closes it.
    @discardableResult
    private func finish() -> Bool {
        let isFinished = order.map { router?.finish(.checkout, with: $0) ?? false } ?? false
        if !isFinished { exit(.close) }
        return isFinished
    }
}

extension OrderPlacedViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout/placed/:id", requiresAuth: true)
}
