public import FlowKit
public import Loading
public import Model

/// The view model of an order. Shows stored content first and refreshes it in the background.
@MainActor
public final class OrderViewModel: OrderViewModelProtocol {
    public let id: Order.ID
    @Published public private(set) var canOrderAgain: Bool
    @Published public private(set) var isOrderingAgain = false
    @Published public var alert: AlertState?
    public let hasReturnsPage: Bool

    private let orders: any OrdersService
    private let content: UserContent<Order>
    private let confirmation = ConfirmationPrompt()
    private var isCanceling = false
    private let again: OrderAgain
    private let flags: any FlagService
    private weak var router: Router<OrdersRoute>?
    private let exit: @MainActor (OrdersExit) -> Void
    private var forwarding: AnyCancellable?

    init(
        _ id: Order.ID, _ dependencies: OrderDependencyContainer, router: Router<OrdersRoute>,
        exit: @escaping @MainActor (OrdersExit) -> Void
    ) {
        self.id = id
        self.router = router
        self.exit = exit
        orders = dependencies.orders
        again = dependencies.orderAgain
        flags = dependencies.flags
        hasReturnsPage = dependencies.webURLs.site != nil
        canOrderAgain = ShopFlags.all.orderAgain.defaultValue
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
    public var canCancel: Bool { state.value?.canBeCanceled == true }

    public func observe() async {
        async let flag: Void = followFlag()
        async let cancellations: Void = followCancellations()
        await content.observe()
        _ = await (flag, cancellations)
    }

    /// Shows a cancellation, and its outcome when the server has decided.
    private func followCancellations() async {
        var wasCanceled = false
        // A slow request doesn't delay the next change.
        await withDiscardingTaskGroup { requests in
            for await ids in orders.cancellations() {
                let isCanceled = ids.contains(id)
                guard isCanceled != wasCanceled else { continue }
                wasCanceled = isCanceled
                if let stored = try? await orders.order(id, .cacheOnly) { content.adopt(stored) }
                if !isCanceled { requests.addTask { await self.content.refresh() } }
            }
        }
    }

    private func followFlag() async {
        for await isOn in flags.values(of: ShopFlags.all.orderAgain) {
            if isOn != canOrderAgain { canOrderAgain = isOn }
        }
    }

    public func refresh() async {
        await content.refresh()
    }

    public func retry() { content.retry() }

    public func signIn() { exit(.signIn) }

    public func open(_ line: OrderLine) {
        exit(.product(line.product))
    }

    public func openReturnsPage() { exit(.page(.returns)) }

    public func cancelOrder() {
        guard canCancel else { return }
        confirmation.ask(.cancelOrder, for: .cancel, with: router) { [weak self] in await self?.cancelNow() }
    }

    /// Cancels the order without a confirmation.
    func cancelNow() async {
        guard canCancel else { return }
        await unlessBusy(\.isCanceling) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await orders.cancel(id) } catch { origin.show(error, on: self) }
        }
    }

    public func orderAgain() async {
        guard canOrderAgain, let order = state.value else { return }
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
        activity: .shop, homeTab: "account", path: "/orders/:id", requiresAuth: true, fetchPolicy: .networkOnly)
}

/// The dependencies of an order's view model.
struct OrderDependencyContainer {
    let orders: any OrdersService
    let orderAgain: OrderAgain
    let session: any SessionService
    let reachability: any ReachabilityService
    let flags: any FlagService
    let webURLs: any WebURLProvider
}

/// The user's choice before an order is canceled.
enum CancelingOrder: String, Sendable {
    case cancel, keep
}

extension Question<CancelingOrder> {
    /// The confirmation before an order is canceled.
    static var cancelOrder: Question {
        Question(
            title: "Cancel this order?", message: "We'll stop it, unless it has left our warehouse in the meantime.",
            buttons: [
                Button(.cancel, title: "Cancel order", role: .destructive),
                Button(.keep, title: "Keep order", role: .cancel),
            ])
    }
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
