import Foundation
public import Loading
public import Model
import Synchronization

/// In-memory orders of a server and of a device.
public final class MockOrdersService: OrdersService, Controllable {
    public enum Call: Hashable, Sendable {
        case orders(FetchPolicy)
        case order(Order.ID, FetchPolicy)
        case place([BagLine], OrderDetails? = nil)
        case cancel(Order.ID)

        /// The data source. `nil` for placing and canceling an order.
        public var policy: FetchPolicy? {
            switch self {
            case .orders(let policy), .order(_, let policy): policy
            case .place, .cancel: nil
            }
        }
    }

    /// The initial content of the device.
    public enum Stored: Hashable, Sendable {
        /// The server's content.
        case everything
        /// Nothing, as if never loaded.
        case nothing
    }

    private struct State {
        var server: [Order]
        var device: [Order]?
        var failures: [FetchPolicy: ServiceError] = [:]
        var placingFailure: PlaceOrderError?
    }

    private struct Placed {
        var pending: [PendingOrder] = []
        var confirmed: [PendingOrder.ID: Order] = [:]
        var cancellations: Set<Order.ID> = []
    }

    public let control = MockControl<Call>()
    private let state: Mutex<State>
    private let placedOrders: MockState<Placed>
    private let account: MockAccount?
    private let bag: MockBagService?

    /// - Parameters:
    ///   - orders: The server's orders, latest first.
    ///   - stored: The initial content of the device.
    ///   - account: The account whose user has orders. Without it, the session is ignored.
    ///   - bag: The bag from which ordered lines are removed. Without it, any lines can be ordered.
    public init(
        _ orders: [Order] = .fixtures, stored: Stored = .everything, account: MockAccount? = nil,
        bag: MockBagService? = nil
    ) {
        state = Mutex(State(server: orders, device: stored == .everything ? orders : nil))
        placedOrders = MockState(Placed(), control.changes)
        self.account = account
        self.bag = bag
    }

    /// The unconfirmed orders, latest first. Setting them notifies observers.
    public var pendingOrders: [PendingOrder] {
        get { placedOrders.value.pending }
        set { placedOrders.update { $0.pending = newValue } }
    }

    /// The error that placing an order throws while this isn't `nil`.
    public var placingFailure: PlaceOrderError? {
        get { state.withLock { $0.placingFailure } }
        set { state.withLock { $0.placingFailure = newValue } }
    }

    /// The server's orders, latest first.
    public var orders: [Order] {
        get { state.withLock { $0.server } }
        set { state.withLock { $0.server = newValue } }
    }

    /// The error that every call that may send a request throws while this isn't `nil`.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.failures[.networkOnly] } }
        set { state.withLock { $0.failures[.networkOnly] = newValue } }
    }

    /// The error that every call for stored values throws while this isn't `nil`.
    public var storedFailure: ServiceError? {
        get { state.withLock { $0.failures[.cacheOnly] } }
        set { state.withLock { $0.failures[.cacheOnly] = newValue } }
    }

    public func orders(_ policy: FetchPolicy) async throws(ServiceError) -> [Order]? {
        try await answer(.orders(policy))
        return state.withLock { state in
            if policy.mayFetch { state.device = state.server }
            return state.device
        }.map { $0.map(shown) }
    }

    public func order(_ id: Order.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Order? {
        try await answer(.order(id, policy))
        let order = state.withLock { state in
            (policy.mayFetch ? state.server : state.device ?? []).first { $0.id == id }
        }
        if policy.mayFetch, order == nil { throw .notFound("order \(id)") }
        return order.map(shown)
    }

    /// Returns an order with its pending cancellation.
    private func shown(_ order: Order) -> Order {
        placedOrders.value.cancellations.contains(order.id) ? order.canceled : order
    }

    public func place(
        _ lines: [BagLine], details: OrderDetails?, key: PendingOrder.ID
    ) async throws(PlaceOrderError) {
        do throws(ServiceError) {
            try await answer(.place(lines, details))
        } catch .unauthorized {
            throw .signedOut
        } catch {
            throw .service(error)
        }
        if let failure = placingFailure { throw failure }
        guard placedOrders.value.pending.allSatisfy({ $0.id != key }), placedOrders.value.confirmed[key] == nil else {
            return
        }
        let draft = try OrderDraft(lines, details: details)
        try bag?.takeOut(lines)
        let order = PendingOrder(
            id: key, placedAt: Date(timeIntervalSince1970: 1_767_268_800), draft: draft, state: .waiting)
        placedOrders.update { $0.pending.insert(order, at: 0) }
    }

    /// Confirms a pending order, as the server does.
    public func confirm(_ key: PendingOrder.ID, as order: Order) {
        placedOrders.update { placed in
            placed.pending.removeAll { $0.id == key }
            placed.confirmed[key] = order
        }
    }

    public func cancel(_ id: Order.ID) async throws(ServiceError) {
        try await answer(.cancel(id))
        placedOrders.update { $0.cancellations.insert(id) }
    }

    public func cancellations() -> AsyncStream<Set<Order.ID>> {
        placedOrders.values { $0.cancellations }
    }

    /// Cancels an order or rejects its cancellation, as the server does.
    public func endCancellation(of id: Order.ID, isAccepted: Bool) {
        if isAccepted {
            state.withLock { state in
                state.server = state.server.map { $0.id == id ? $0.canceled : $0 }
                state.device = state.device.map { $0.map { $0.id == id ? $0.canceled : $0 } }
            }
        }
        placedOrders.update { $0.cancellations.remove(id) }
    }

    public func pending() -> AsyncStream<[PendingOrder]> {
        placedOrders.values { $0.pending }
    }

    public func placed(_ key: PendingOrder.ID) -> AsyncStream<PlacedOrder> {
        placedOrders.values { placed in
            placed.pending.first { $0.id == key }.map { .pending($0) }
                ?? placed.confirmed[key].map { .confirmed($0) } ?? .unknown
        }
    }

    private func answer(_ call: Call) async throws(ServiceError) {
        try await control.answer(call) {
            self.account?.currentSession == .signedOut
                ? .unauthorized : self.state.withLock { state in call.policy.flatMap { state.failures[$0.failing] } }
        }
    }
}
