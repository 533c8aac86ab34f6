public import FlowKit
public import Model
import SharedUI

/// The view model of an order. Shows stored content first and refreshes it in the background.
@MainActor
public final class OrderViewModel: OrderViewModelProtocol {
    public let id: Order.ID
    @Published public private(set) var state: ViewState<Order, ServiceError> = .loading
    @Published public private(set) var notice: ServiceError?

    private let content: UserContent<Order>
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var forwarding: [AnyCancellable] = []

    public init(
        _ id: Order.ID, _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.id = id
        self.router = router
        self.exit = exit
        content = UserContent(session: dependencies.session, reachability: dependencies.reachability) {
            [orders = dependencies.orders] policy throws(ServiceError) in
            try await orders.order(id, policy)
        }
        forwarding = [
            content.$state.sink { [weak self] in self?.state = $0 },
            content.$notice.sink { [weak self] in self?.notice = $0 },
        ]
    }

    public func observe() async {
        await content.observe()
    }

    public func refresh() async {
        await content.refresh()
    }

    public func retry() { content.retry() }

    public func signIn() async {
        let presentation = router?.presentation(of: .signIn)
        if await presentation?.result != nil { content.signedIn() }
    }

    public func open(_ line: OrderLine) {
        exit(.product(line.product))
    }
}

extension OrderViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/orders/:id", requiresAuth: true)
}
