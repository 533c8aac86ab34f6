public import FlowKit
import Foundation
public import Model
import Synchronization

/// Orders in memory: those that a server has, and those that a device holds.
public final class MockOrdersService: OrdersService, Controllable {
    public enum Call: Hashable, Sendable {
        case orders(DataOrigin)
        case order(Order.ID, DataOrigin)
        case place([BagLine])

        /// Where the answer is to come from; nil for an order that is placed.
        public var origin: DataOrigin? {
            switch self {
            case .orders(let origin), .order(_, let origin): origin
            case .place: nil
            }
        }
    }

    /// What the device holds to begin with.
    public enum Stored: Hashable, Sendable {
        /// All that the server has.
        case everything
        /// Nothing yet: they were never loaded.
        case nothing
    }

    private struct State {
        var server: [Order]
        var device: [Order]?
        var failures: [DataOrigin: ServiceError] = [:]
        var placingFailure: PlaceOrderError?
    }

    public let control = MockControl<Call>()
    private let state: Mutex<State>
    private let onTheirWay = CurrentValue<[PendingOrder]>([])
    private let account: MockAccount?
    private let bag: MockBagService?

    /// - Parameters:
    ///   - orders: What the server has, the latest first.
    ///   - stored: What the device holds of them.
    ///   - account: Who is signed in. Nobody else has orders. Without it, everybody has.
    ///   - bag: What the lines leave that are ordered. Without it, any lines can be ordered.
    public init(
        _ orders: [Order] = .fixtures, stored: Stored = .everything, account: MockAccount? = nil,
        bag: MockBagService? = nil
    ) {
        state = Mutex(State(server: orders, device: stored == .everything ? orders : nil))
        self.account = account
        self.bag = bag
    }

    /// The orders that the server has not confirmed, the latest first. Whoever watches is told of a change.
    public var pendingOrders: [PendingOrder] {
        get { onTheirWay.value }
        set { onTheirWay.send(newValue) }
    }

    /// What placing an order throws until this is nil again.
    public var placingFailure: PlaceOrderError? {
        get { state.withLock { $0.placingFailure } }
        set { state.withLock { $0.placingFailure = newValue } }
    }

    /// What the server has, the latest first.
    public var orders: [Order] {
        get { state.withLock { $0.server } }
        set { state.withLock { $0.server = newValue } }
    }

    /// What every question that the server may be asked throws until this is nil again.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.failures[.fresh] } }
        set { state.withLock { $0.failures[.fresh] = newValue } }
    }

    /// What every question for what the device holds throws until this is nil again.
    public var storedFailure: ServiceError? {
        get { state.withLock { $0.failures[.stored] } }
        set { state.withLock { $0.failures[.stored] = newValue } }
    }

    public func orders(_ origin: DataOrigin) async throws(ServiceError) -> [Order]? {
        try await answer(.orders(origin))
        return state.withLock { state in
            if origin.mayAskSource { state.device = state.server }
            return state.device
        }
    }

    public func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order? {
        try await answer(.order(id, origin))
        let order = state.withLock { state in
            (origin.mayAskSource ? state.server : state.device ?? []).first { $0.id == id }
        }
        if origin.mayAskSource, order == nil { throw .notFound("order \(id)") }
        return order
    }

    @discardableResult
    public func place(_ lines: [BagLine]) async throws(PlaceOrderError) -> PendingOrder.ID {
        do throws(ServiceError) {
            try await answer(.place(lines))
        } catch .unauthorised {
            throw .signedOut
        } catch {
            throw .service(error)
        }
        if let failure = placingFailure { throw failure }
        let draft = try OrderDraft(lines)
        try bag?.takeOut(lines)
        let order = PendingOrder(
            id: PendingOrder.ID(rawValue: UUID()), placedAt: Date(timeIntervalSince1970: 1_767_268_800), draft: draft,
            state: .waiting)
        onTheirWay.update { $0.insert(order, at: 0) }
        return order.id
    }

    public func pending() -> AsyncStream<[PendingOrder]> {
        onTheirWay.values { $0 }
    }

    private func answer(_ call: Call) async throws(ServiceError) {
        try await control.answer(call) {
            self.account?.currentSession == .signedOut
                ? .unauthorised : self.state.withLock { state in call.origin.flatMap { state.failures[$0.failing] } }
        }
    }
}
