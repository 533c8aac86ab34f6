/// Signs the user out and records the event.
public struct SignOut: Sendable {
    private let authentication: any AuthenticationService
    private let analytics: any AnalyticsTracker

    public init(_ authentication: any AuthenticationService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.authentication = authentication
        self.analytics = analytics
    }

    /// Signs out. When it throws, the user is still signed in.
    public func callAsFunction() async throws(ServiceError) {
        try await authentication.signOut()
        analytics.track(.signedOut)
    }
}
