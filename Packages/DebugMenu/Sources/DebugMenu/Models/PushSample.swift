/// A push that the user can send.
public struct PushSample: Identifiable, Hashable, Sendable {
    public let title: String
    /// The payload.
    public let json: String

    public var id: String { title }

    public init(_ title: String, json: String) {
        self.title = title
        self.json = json
    }
}

/// The moment in which a push reaches the app.
public enum PushMoment: String, CaseIterable, Hashable, Sendable {
    /// The user taps the notification.
    case tapped
    /// The app is in the foreground.
    case foreground
    /// The app is in the background.
    case background
}

/// The outcome of a push.
public struct PushReport: Hashable, Sendable {
    /// The outcome in words, or the typed error of a malformed payload.
    public let text: String
    public let isRefused: Bool

    public init(_ text: String, isRefused: Bool = false) {
        self.text = text
        self.isRefused = isRefused
    }

    /// The app receives no pushes.
    public static var notDelivered: PushReport { PushReport("The app receives no pushes.", isRefused: true) }
}
