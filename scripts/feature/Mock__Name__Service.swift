public import __Name__  // alone
public import Loading
public import Mocks  // alone
public import Model
import Synchronization

/// The __items__ of a server and of a device, in memory.
public final class Mock__Name__Service: __Name__Service, Controllable {
    private struct State {
        var server: [__Item__]
        /// `nil` if they were never loaded.
        var stored: [__Item__]?
        var freshFailure: ServiceError?
    }

    public let control = MockControl<FetchPolicy>()
    private let state: Mutex<State>

    /// - Parameters:
    ///   - __items_value__: The server's __items__.
    ///   - isStored: A Boolean value that indicates whether the device has them, too.
    public init(_ __items_value__: [__Item__] = .two, isStored: Bool = true) {
        state = Mutex(State(server: __items_value__, stored: isStored ? __items_value__ : nil))
    }

    /// The server's __items__. A test can change them between two requests.
    public var __items_value__: [__Item__] {
        get { state.withLock { $0.server } }
        set { state.withLock { $0.server = newValue } }
    }

    /// The error that every call that may send a request throws while this isn't `nil`.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.freshFailure } }
        set { state.withLock { $0.freshFailure = newValue } }
    }

    public func __items_value__(_ policy: FetchPolicy) async throws(ServiceError) -> [__Item__]? {
        try await control.answer(policy) { policy.mayFetch ? self.freshFailure : nil }
        return state.withLock { state in
            if policy.mayFetch { state.stored = state.server }
            return state.stored
        }
    }
}

extension [__Item__] {
    /// Two __items__.
    public static var two: [__Item__] {
        [
            __Item__(id: .init(rawValue: "first"), title: "First __item__"),
            __Item__(id: .init(rawValue: "second"), title: "Second __item__"),
        ]
    }
}
