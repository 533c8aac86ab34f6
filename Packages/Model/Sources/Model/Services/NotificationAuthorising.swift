/// Asks the user, by way of the platform, whether notifications may be shown. Each platform implements it.
public protocol NotificationAuthorising: Sendable {
    /// How it is now.
    func authorisation() async -> NotificationAuthorisation

    /// Asks the user, if that has not been done, and returns how it is then.
    func request() async -> NotificationAuthorisation
}

/// For a platform that shows no notifications outside of the app: the answer is always no.
public struct NoNotificationAuthorising: NotificationAuthorising {
    public init() {}
    public func authorisation() async -> NotificationAuthorisation { .denied }
    public func request() async -> NotificationAuthorisation { .denied }
}
