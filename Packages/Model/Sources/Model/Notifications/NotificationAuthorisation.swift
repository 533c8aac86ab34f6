/// Whether the user lets the app show notifications outside of itself.
public enum NotificationAuthorisation: String, CaseIterable, Hashable, Codable, Sendable {
    /// Nobody has asked yet.
    case notDetermined
    /// They have said no.
    case denied
    /// They have said yes.
    case authorised
    /// They are delivered quietly, without having asked.
    case provisional
}
