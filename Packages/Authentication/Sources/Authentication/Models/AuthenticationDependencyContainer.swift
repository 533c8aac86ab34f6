public import Model

/// The dependencies of the screens with which a user gets access.
public struct AuthenticationDependencyContainer: Sendable {
    let session: any SessionService
    let signIn: SignIn
    let register: Register
    let passwords: any PasswordService

    /// - Parameters:
    ///   - session: Reports the signed-in user.
    ///   - authentication: Signs users in.
    ///   - registration: Creates accounts.
    ///   - passwords: Replaces forgotten passwords.
    ///   - analytics: Records sign-ins and registrations.
    public init(
        session: any SessionService, authentication: any AuthenticationService,
        registration: any RegistrationService, passwords: any PasswordService,
        analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        self.session = session
        signIn = SignIn(authentication, analytics: analytics)
        register = Register(registration, analytics: analytics)
        self.passwords = passwords
    }
}
