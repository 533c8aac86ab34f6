public import FlowKit
public import Model
import Synchronization

/// Orders in memory: those that a server has, and those that a device holds.
public final class MockOrdersService: OrdersService, Controllable {
    public enum Call: Hashable, Sendable {
        case orders(DataOrigin)
        case order(Order.ID, DataOrigin)

        public var origin: DataOrigin {
            switch self {
            case .orders(let origin), .order(_, let origin): origin
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
    }

    public let control = MockControl<Call>()
    private let state: Mutex<State>
    private let account: MockAccount?

    /// - Parameters:
    ///   - orders: What the server has, the latest first.
    ///   - stored: What the device holds of them.
    ///   - account: Who is signed in. Nobody else has orders. Without it, everybody has.
    public init(_ orders: [Order] = .fixtures, stored: Stored = .everything, account: MockAccount? = nil) {
        state = Mutex(State(server: orders, device: stored == .everything ? orders : nil))
        self.account = account
    }

    /// What the server has, the latest first.
    public var orders: [Order] {
        get { state.withLock { $0.server } }
        set { state.withLock { $0.server = newValue } }
    }

    /// What every question for fresh data throws until this is nil again.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.failures[.fresh] } }
        set { state.withLock { $0.failures[.fresh] = newValue } }
    }

    /// What every question for stored data throws until this is nil again.
    public var storedFailure: ServiceError? {
        get { state.withLock { $0.failures[.stored] } }
        set { state.withLock { $0.failures[.stored] = newValue } }
    }

    public func orders(_ origin: DataOrigin) async throws(ServiceError) -> [Order]? {
        try await answer(.orders(origin))
        return state.withLock { state in
            if origin == .fresh { state.device = state.server }
            return state.device
        }
    }

    public func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order? {
        try await answer(.order(id, origin))
        let order = state.withLock { state in
            (origin == .fresh ? state.server : state.device ?? []).first { $0.id == id }
        }
        if origin == .fresh, order == nil { throw .notFound("order \(id)") }
        return order
    }

    private func answer(_ call: Call) async throws(ServiceError) {
        try await control.answer(call) {
            self.account?.currentSession == .signedOut
                ? .unauthorised : self.state.withLock { $0.failures[call.origin] }
        }
    }
}
