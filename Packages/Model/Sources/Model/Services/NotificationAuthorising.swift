/// Requests the user's authorization of notifications. Each platform implements it.
public protocol NotificationAuthorising: Sendable {
    /// Returns the current authorization.
    func authorisation() async -> NotificationAuthorisation

    /// Asks the user if they haven't been asked before, and returns the resulting authorization.
    func request() async -> NotificationAuthorisation
}

/// An implementation for platforms without system notifications. Authorization is always denied.
public struct NoNotificationAuthorising: NotificationAuthorising {
    public init() {}
    public func authorisation() async -> NotificationAuthorisation { .denied }
    public func request() async -> NotificationAuthorisation { .denied }
}
