public import Model

/// The dependencies of the screens with which a user gets access.
public struct AuthenticationDependencyContainer: Sendable {
    let session: any SessionService
    let signIn: SignIn
    let register: Register?
    let passwords: (any PasswordService)?

    /// - Parameters:
    ///   - session: Reports the signed-in user.
    ///   - authentication: Signs users in.
    ///   - registration: Creates accounts. `nil` if the shop's server creates none: the user can't register then.
    ///   - passwords: Replaces forgotten passwords. `nil` if the shop's server can't: the user can't choose a new one then.
    ///   - analytics: Records sign-ins and registrations.
    public init(
        session: any SessionService, authentication: any AuthenticationService,
        registration: (any RegistrationService)? = nil, passwords: (any PasswordService)? = nil,
        analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        self.session = session
        signIn = SignIn(authentication, analytics: analytics)
        register = registration.map { Register($0, analytics: analytics) }
        self.passwords = passwords
    }
}
