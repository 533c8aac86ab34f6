/// Creates an account and records the event.
public struct Register: Sendable {
    private let service: any RegistrationService
    private let analytics: any AnalyticsTracker

    public init(_ service: any RegistrationService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.service = service
        self.analytics = analytics
    }

    /// Creates an account and signs the user in. The password is not stored.
    ///
    /// - Throws: ``RegistrationError/refused(_:)`` without a request if the data isn't valid.
    @discardableResult
    public func callAsFunction(_ registration: Registration) async throws(RegistrationError) -> User {
        let data = registration.normalized
        let problems = data.problems
        guard problems.isEmpty else { throw .refused(problems) }
        let user = try await service.register(data)
        analytics.track(.registered)
        return user
    }
}
