public import Model
import Synchronization

/// A notification authorization that a test sets.
public final class MockNotificationAuthorizing: NotificationAuthorizing {
    private let state: Mutex<(current: NotificationAuthorization, answer: NotificationAuthorization)>

    /// - Parameters:
    ///   - current: The initial authorization.
    ///   - answer: The user's response to the first request.
    public init(_ current: NotificationAuthorization = .notDetermined, answer: NotificationAuthorization = .authorized)
    {
        state = Mutex((current, answer))
    }

    public func authorization() async -> NotificationAuthorization { state.withLock { $0.current } }

    public func request() async -> NotificationAuthorization {
        state.withLock { state in
            if state.current == .notDetermined { state.current = state.answer }
            return state.current
        }
    }
}
