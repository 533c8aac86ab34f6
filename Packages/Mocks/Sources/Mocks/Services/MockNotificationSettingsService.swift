public import Loading
public import Model

/// In-memory notification settings of a server. The device stores none.
public final class MockNotificationSettingsService: NotificationSettingsService, Controllable {
    public enum Call: Hashable, Sendable {
        case settings
        case set(NotificationSettings)
    }

    public let control = MockControl<Call>()
    private let state: MockState<NotificationSettings>

    public init(_ settings: NotificationSettings = NotificationSettings()) {
        state = MockState(settings, control.changes)
    }

    /// The server's settings.
    public var current: NotificationSettings { state.value }

    public func notificationSettings(_ policy: FetchPolicy) async throws(ServiceError) -> NotificationSettings? {
        guard policy.mayFetch else { return nil }
        try await control.answer(.settings)
        return state.value
    }

    public func setNotificationSettings(_ settings: NotificationSettings) async throws(ServiceError) {
        try await control.answer(.set(settings))
        state.send(settings)
    }
}
