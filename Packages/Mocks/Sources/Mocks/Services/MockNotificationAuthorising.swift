public import Model
import Synchronization

/// A user who answers as a test says.
public final class MockNotificationAuthorising: NotificationAuthorising {
    private let state: Mutex<(current: NotificationAuthorisation, answer: NotificationAuthorisation)>

    /// - Parameters:
    ///   - current: How it is to begin with.
    ///   - answer: What the user says when they are asked first.
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
