/// Signs the user out and records the event.
public struct SignOut: Sendable {
    private let authentication: any AuthenticationService
    private let analytics: any AnalyticsTracker

    public init(_ authentication: any AuthenticationService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.authentication = authentication
        self.analytics = analytics
    }

    /// Returns the changes that signing out would discard.
    public func unsentChanges() async throws(ServiceError) -> UnsentChanges {
        try await authentication.unsentChanges()
    }

    /// Signs out. When it throws, the user is still signed in.
    ///
    /// - Parameter confirmed: The unsent changes that the user has agreed to discard.
    public func callAsFunction(discarding confirmed: UnsentChanges = .none) async throws(SignOutError) {
        try await authentication.signOut(discarding: confirmed)
        analytics.track(.signedOut)
    }
}
