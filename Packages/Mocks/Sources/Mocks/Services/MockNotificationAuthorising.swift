public import Model
import Synchronization

/// A notification authorization that a test sets.
public final class MockNotificationAuthorising: NotificationAuthorising {
    private let state: Mutex<(current: NotificationAuthorisation, answer: NotificationAuthorisation)>

    /// - Parameters:
    ///   - current: The initial authorization.
    ///   - answer: The user's response to the first request.
    public init(_ current: NotificationAuthorisation = .notDetermined, answer: NotificationAuthorisation = .authorised)
    {
        state = Mutex((current, answer))
    }

    public func authorisation() async -> NotificationAuthorisation { state.withLock { $0.current } }

    public func request() async -> NotificationAuthorisation {
        state.withLock { state in
            if state.current == .notDetermined { state.current = state.answer }
            return state.current
        }
    }
}
