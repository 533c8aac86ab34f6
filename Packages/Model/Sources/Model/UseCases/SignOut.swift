/// Signs the user out and records the event.
public struct SignOut: Sendable {
    private let authentication: any AuthenticationService
    private let analytics: any AnalyticsTracker
    private let push: PushRegistration?

    /// - Parameters:
    ///   - authentication: Signs the user out.
    ///   - analytics: Records the event.
    ///   - push: The device's registration for push notifications, which ends with the session. `nil` if there is none.
    public init(
        _ authentication: any AuthenticationService, analytics: any AnalyticsTracker = NoAnalytics(),
        push: PushRegistration? = nil
    ) {
        self.authentication = authentication
        self.analytics = analytics
        self.push = push
    }

    /// Returns the changes that signing out would discard.
    public func unsentChanges() async throws(ServiceError) -> UnsentChanges {
        try await authentication.unsentChanges()
    }

    /// Returns the kinds of the user's data that only this device has, and that signing out deletes.
    public func deviceOnlyData() async throws(ServiceError) -> Set<DeviceOnlyData> {
        try await authentication.deviceOnlyData()
    }

    /// Unregisters the device from push notifications and signs out. When it throws, the user is still signed in.
    ///
    /// - Parameter confirmed: The unsent changes that the user has agreed to discard.
    public func callAsFunction(discarding confirmed: UnsentChanges = .none) async throws(SignOutError) {
        await push?.signOutBegins()
        do throws(SignOutError) {
            try await authentication.signOut(discarding: confirmed)
        } catch {
            await push?.signOutEnded(isSignedOut: false)
            throw error
        }
        await push?.signOutEnded(isSignedOut: true)
        analytics.track(.signedOut)
    }
}
