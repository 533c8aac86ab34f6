public import Model

/// What the app's guards look at: who is signed in, and what the server has switched off.
///
/// Windows of one app share it; where each of them is, they do not.
@MainActor
public final class AppConditions {
    /// Who is signed in, as far as is known.
    public internal(set) var session: Session
    /// Whether it is known who is signed in. Until then nobody is asked to sign in, and what needs a user waits.
    public internal(set) var isSessionKnown: Bool
    public internal(set) var configuration: AppConfiguration
    /// Which version the app is; nil counts as new enough for everything.
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
