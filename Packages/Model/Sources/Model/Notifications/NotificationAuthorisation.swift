/// The user's authorization of system notifications.
public enum NotificationAuthorisation: String, CaseIterable, Hashable, Codable, Sendable {
    /// The user hasn't been asked yet.
    case notDetermined
    /// The user denied notifications.
    case denied
    /// The user allowed notifications.
    case authorised
    /// Notifications are delivered quietly, without asking the user.
    case provisional
}
