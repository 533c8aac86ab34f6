/// How the system hands a push to the app.
public enum PushDelivery: Hashable, Sendable {
    /// Somebody has tapped it.
    case tapped
    /// Somebody has used one of its actions, which is named.
    case action(String)
    /// It came while the app was in front.
    case foreground
    /// It came in the background, without being shown or before it is.
    case background

    /// The door that it comes in by.
    public var source: InboundSource {
        switch self {
        case .tapped: .tappedPush
        case .action: .notificationAction
        case .foreground: .foregroundPush
        case .background: .silentPush
        }
    }
}
