public import FlowKit
public import Model
import SharedUI

/// The view model of the orders. Shows stored orders first and refreshes them in the background.
@MainActor
public final class OrdersViewModel: OrdersViewModelProtocol {
    @Published public private(set) var state: ViewState<[Order], ServiceError> = .loading
    @Published public private(set) var notice: ServiceError?

    @Published public private(set) var pending: [PendingOrder] = []

    private let orders: any OrdersService
    private let content: UserContent<[Order]>
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var forwarding: [AnyCancellable] = []

    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.router = router
        self.exit = exit
        orders = dependencies.orders
        content = UserContent(session: dependencies.session, reachability: dependencies.reachability) {
            [orders = dependencies.orders] origin throws(ServiceError) in
            try await orders.orders(origin)
        }
        forwarding = [
            content.$state.sink { [weak self] in self?.state = $0 },
            content.$notice.sink { [weak self] in self?.notice = $0 },
        ]
    }

    public func observe() async {
        async let content: Void = content.observe()
        async let pending: Void = followPending()
        _ = await (content, pending)
    }

    /// Observes the pending orders. A confirmed order moves to the other orders.
    private func followPending() async {
        for await pending in orders.pending() {
            let isConfirmed = pending.count < self.pending.count
            if pending != self.pending { self.pending = pending }
            if isConfirmed { await content.refresh() }
        }
    }

    public func refresh() async {
        await content.refresh()
    }

    public func retry() { content.retry() }

    public func signIn() async {
        let presentation = router?.signingIn()
        if await presentation?.result.value != nil { content.signedIn() }
    }

    public func open(_ order: Order) {
        router?.navigate(to: .order(order.id))
    }

    public func startShopping() {
        exit(.shop)
    }
}

extension OrdersViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/orders", requiresAuth: true)
}
