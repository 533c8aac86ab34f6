public import FlowKit
public import Model

/// The view model of an order. Shows stored content first and refreshes it in the background.
@MainActor
public final class OrderViewModel: OrderViewModelProtocol, SignInPresenting {
    public let id: Order.ID
    @Published public private(set) var canOrderAgain: Bool
    @Published public private(set) var isOrderingAgain = false
    @Published public var alert: AlertState?
    public let hasReturnsPage: Bool

    private let content: UserContent<Order>
    private let again: OrderAgain?
    private let flags: any FlagService
    private(set) weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var forwarding: AnyCancellable?

    public init(
        _ id: Order.ID, _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.id = id
        self.router = router
        self.exit = exit
        again = dependencies.orderAgain
        flags = dependencies.flags
        hasReturnsPage = dependencies.webURLs.site != nil
        canOrderAgain = dependencies.orderAgain != nil && ShopFlags.all.orderAgain.defaultValue
        content = UserContent(
            session: dependencies.session, reachability: dependencies.reachability, policy: Self.routeConfig.fetchPolicy
        ) {
            [orders = dependencies.orders] policy throws(ServiceError) in
            try await orders.order(id, policy)
        }
        forwarding = forwardChanges(of: content)
    }

    public var state: ViewState<Order, ServiceError> { content.state }
    public var notice: ServiceError? { content.notice }

    public func observe() async {
        async let flag: Void = followFlag()
        await content.observe()
        await flag
    }

    private func followFlag() async {
        for await isOn in flags.values(of: ShopFlags.all.orderAgain) {
            let canOrderAgain = isOn && again != nil
            if canOrderAgain != self.canOrderAgain { self.canOrderAgain = canOrderAgain }
        }
    }

    public func refresh() async {
        await content.refresh()
    }

    public func retry() { content.retry() }

    public func signIn() async {
        if await signedInUser() != nil { content.signedIn() }
    }

    public func open(_ line: OrderLine) {
        exit(.product(line.product))
    }

    public func openReturnsPage() { exit(.page(.returns)) }

    public func orderAgain() async {
        guard canOrderAgain, let again, let order = state.value else { return }
        await unlessBusy(\.isOrderingAgain) {
            let origin = ActionOrigin(router)
            let outcome = await again(order.lines)
            if !outcome.refused.isEmpty {
                origin.show(AlertState(outcome), on: self)
            } else if origin.isInFront {
                exit(.bag)
            }
        }
    }
}

extension OrderViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/orders/:id", requiresAuth: true, fetchPolicy: .networkOnly)
}

extension AlertState {
    /// Names the products of an order that weren't added to the bag, with the reasons.
    fileprivate init(_ outcome: OrderAgain.Outcome) {
        let reasons: [LocalizedStringResource] = outcome.refused.map {
            "\($0.line.title): \(localized: ErrorCopy.reason(of: $0.reason))"
        }
        self.init(
            title: outcome.added.isEmpty ? "Nothing was added to your bag" : "Some items weren't added to your bag",
            message: reasons.dropFirst().reduce(reasons.first ?? "") { "\(localized: $0)\n\(localized: $1)" })
    }
}
