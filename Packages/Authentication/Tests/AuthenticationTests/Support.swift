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

    init(_ session: Session = .signedOut, router: Router<AuthenticationRoute> = Router()) {
        account = MockAccount(session)
        self.router = router
    }

    var dependencies: AuthenticationDependencyContainer {
        AuthenticationDependencyContainer(
            session: account, authentication: account, registration: account, passwords: account, analytics: analytics)
    }

    var signIn: SignIn { dependencies.signIn }

    func flow() -> AuthenticationFlowViewModel {
        // The exit retains the scene: many tests keep only the flow.
        AuthenticationFlowViewModel(dependencies, router: router) { self.exits.append($0) }
    }
}
