/// Signs a user in and records the event.
public struct SignIn: Sendable {
    private let authentication: any AuthenticationService
    private let analytics: any AnalyticsTracker

    public init(_ authentication: any AuthenticationService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.authentication = authentication
        self.analytics = analytics
    }

    /// Signs in, replacing the current session if there is one. The username and the password are not stored.
    @discardableResult
    public func callAsFunction(username: String, password: String) async throws(SignInError) -> User {
        let user = try await authentication.signIn(username: username, password: password)
        analytics.track(.signedIn)
        return user
    }
}
