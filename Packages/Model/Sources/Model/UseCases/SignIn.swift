/// Signs somebody in, and counts it.
public struct SignIn: Sendable {
    private let authentication: any AuthenticationService
    private let analytics: any AnalyticsTracker

    public init(_ authentication: any AuthenticationService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.authentication = authentication
        self.analytics = analytics
    }

    /// Signs in, in the place of whoever is. It keeps neither the name nor the password.
    @discardableResult
    public func callAsFunction(username: String, password: String) async throws(SignInError) -> User {
        let user = try await authentication.signIn(username: username, password: password)
        analytics.track(.signedIn)
        return user
    }
}
