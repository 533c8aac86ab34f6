public import Foundation

/// The device's permission to show notifications, and its push token. Each platform implements it.
public protocol NotificationAuthorizing: Sendable {
    /// Returns a stream of the authorization, followed by every change.
    func authorization() -> AsyncStream<NotificationAuthorization>

    /// Reads the authorization again, because the user can change it outside of the app.
    func refresh() async

    /// Asks the user, and returns the resulting authorization. A system with ``settings`` asks only once.
    @discardableResult
    func request() async -> NotificationAuthorization

    /// Returns a stream of the device's token, followed by every change. `nil` until the system has created one.
    func pushToken() -> AsyncStream<PushToken?>

    /// Makes the system deliver pushes to this device, or stop delivering them and remove those that it shows. Needs no
    /// connection to the shop's server, which may go on sending them.
    func deliverPushes(_ isOn: Bool) async

    /// The address of the system's settings, in which the user can allow notifications after denying them. `nil` if
    /// there are none: ``request()`` then asks again.
    var settings: URL? { get }
}

/// The user's authorization of system notifications.
public enum NotificationAuthorization: String, CaseIterable, Hashable, Codable, Sendable {
    /// The user hasn't been asked yet.
    case notDetermined
    /// The user denied notifications.
    case denied
    /// The user allowed notifications.
    case authorized
    /// Notifications are delivered quietly, without asking the user.
    case provisional

    /// A Boolean value that indicates whether the system shows the app's notifications.
    public var allowsNotifications: Bool {
        switch self {
        case .authorized, .provisional: true
        case .notDetermined, .denied: false
        }
    }
}
