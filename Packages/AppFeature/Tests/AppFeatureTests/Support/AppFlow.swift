import Authentication
import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

/// The app's navigation under test: all that goes through it has to be asserted.
@MainActor
struct AppFlow {
    let flow: TestFlow<AppNavigation>
    let coordinator: AppCoordinator
    let conditions: AppConditions

    init(_ state: AppState = .beginning, _ conditions: AppConditions = AppConditions()) throws {
        let links = try AppSamples.router()
        var made: AppCoordinator?
        flow = TestFlow { recorder in
            let coordinator = AppCoordinator(state, links: links, conditions: conditions, observers: [recorder])
            made = coordinator
            return coordinator.navigator
        }
        coordinator = try #require(made)
        self.conditions = conditions
    }

    /// Ends the flow of a sign-in with Emily, as its view model does.
    func signIn(_ id: ModalID?) async {
        await flow.finishPresented(id, .signIn, with: .emily)
        coordinator.leave(through: .authentication(.signedIn(.emily)), from: .tab(.home))
    }
}

extension ResultRoute<AppRoute, User> {
    static var signIn: Self { ResultRoute<AuthenticationRoute, User>.signIn.embedded(by: AppRoute.authentication) }
}
