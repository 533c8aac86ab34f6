import FlowKit
public import Foundation
import Loading
public import Model
import Synchronization

/// A notification permission and a push token that a test sets.
public final class MockNotificationAuthorizing: NotificationAuthorizing, Controllable {
    public enum Call: Hashable, Sendable {
        case request
    }

    public let control = MockControl<Call>()
    public let settings: URL?
    private let state: MockState<NotificationAuthorization>
    private let token: MockState<PushToken?>
    private let delivers: MockState<Bool?>
    private let answer: NotificationAuthorization
    private let changed = Mutex<NotificationAuthorization?>(nil)

    /// - Parameters:
    ///   - authorization: The initial authorization.
    ///   - answer: The user's response to a request.
    ///   - token: The device's token.
    ///   - settings: The address of the system's settings. With it, only the first request asks the user.
    public init(
        _ authorization: NotificationAuthorization = .notDetermined, answer: NotificationAuthorization = .authorized,
        token: PushToken? = PushToken("00ff"), settings: URL? = nil
    ) {
        state = MockState(authorization, control.changes)
        self.token = MockState(token, control.changes)
        delivers = MockState(nil, control.changes)
        self.answer = answer
        self.settings = settings
    }

    /// The current authorization.
    public var current: NotificationAuthorization { state.value }

    /// A Boolean value that indicates whether the system delivers pushes. `nil` if it wasn't told yet.
    public var deliversPushes: Bool? { delivers.value }

    /// Changes the authorization in the system's settings. The app sees it with the next refresh.
    public func changeInSettings(to authorization: NotificationAuthorization) {
        changed.withLock { $0 = authorization }
    }

    /// Replaces the device's token.
    public func setToken(_ new: PushToken?) { token.send(new) }

    public func authorization() -> AsyncStream<NotificationAuthorization> { state.values { $0 } }

    public func pushToken() -> AsyncStream<PushToken?> { token.values { $0 } }

    public func deliverPushes(_ isOn: Bool) async { delivers.send(isOn) }

    public func refresh() async {
        if let new = changed.withLock({ $0.take() }) { state.send(new) }
    }

    @discardableResult
    public func request() async -> NotificationAuthorization {
        // A failure isn't one of the system's responses.
        try? await control.answer(.request)
        return state.update { [answer, settings] state in
            if state == .notDetermined || settings == nil, state != .authorized { state = answer }
            return state
        }
    }
}
