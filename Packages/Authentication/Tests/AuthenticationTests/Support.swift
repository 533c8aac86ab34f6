import FlowKit
import Mocks
import Model

@testable import Authentication

/// The screens on mock services, and their exits.
@MainActor
final class AuthenticationScene: ObservableObject {
    let account: MockAccount
    let analytics = MockAnalyticsTracker()
    let router: Router<AuthenticationRoute>
    @Published private(set) var exits: [AuthenticationExit] = []

    /// A Boolean value that indicates whether the server creates accounts and replaces passwords.
    let hasMore: Bool

    init(_ session: Session = .signedOut, router: Router<AuthenticationRoute> = Router(), hasMore: Bool = true) {
        account = MockAccount(session)
        self.hasMore = hasMore
        self.router = router
    }

    var dependencies: AuthenticationDependencyContainer {
        AuthenticationDependencyContainer(
            session: account, authentication: account, registration: hasMore ? account : nil,
            passwords: hasMore ? account : nil, analytics: analytics)
    }

    func signInViewModel(
        exit: @escaping @MainActor @Sendable (AuthenticationExit) -> Void = { _ in }
    ) -> SignInViewModel {
        AuthenticationFlowViewModel(dependencies, router: router, exit: exit).makeSignInViewModel()
    }

    func flow() -> AuthenticationFlowViewModel {
        // The exit retains the scene: many tests keep only the flow.
        AuthenticationFlowViewModel(dependencies, router: router) { self.exits.append($0) }
    }
}
