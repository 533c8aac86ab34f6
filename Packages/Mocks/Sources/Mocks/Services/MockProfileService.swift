import FlowKit
public import Model

/// The profile of the signed-in user. Changes apply to the account's user.
public final class MockProfileService: ProfileService, Controllable {
    public enum Call: Hashable, Sendable {
        case change(ProfileChange)
    }

    public let control = MockControl<Call>()
    private let account: MockAccount

    /// - Parameter account: The account.
    public init(_ account: MockAccount = MockAccount(.signedIn(.emily))) {
        self.account = account
    }

    public func profile() -> AsyncStream<User?> {
        account.users()
    }

    public func change(_ change: ProfileChange) async throws(ServiceError) {
        try await control.answer(.change(change))
        guard let user = account.currentSession.user else { throw .unauthorized }
        if let problem = change.problem { throw .rejected(status: 400, message: String(localized: problem.text)) }
        account.currentSession = .signedIn(change.applied(to: user))
    }
}
