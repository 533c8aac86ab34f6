public import Model

/// The conditions of the app's guards: the session, and the features that the server has disabled.
///
/// The windows of an app share the conditions, but not their navigation states.
@MainActor
public final class AppConditions {
    /// The session, as far as it is known.
    public internal(set) var session: Session
    /// A Boolean value that indicates whether the session is known. Until then, navigation that requires sign-in is
    /// pending, and sign-in isn't presented.
    public internal(set) var isSessionKnown: Bool
    public internal(set) var configuration: AppConfiguration
    /// A Boolean value that indicates whether the flag `brochures` is on.
    var hasBrochures = ShopFlags.all.brochures.defaultValue
    /// The permissions that the user doesn't have: those whose flags are off.
    var deniedPermissions: Set<String> = []
    /// The app's version. `nil` satisfies every requirement.
    public let version: AppVersion?

    public init(
        session: Session = .signedOut, isSessionKnown: Bool = true,
        configuration: AppConfiguration = AppConfiguration(), version: AppVersion? = nil
    ) {
        self.session = session
        self.isSessionKnown = isSessionKnown
        self.configuration = configuration
        self.version = version
    }
}
