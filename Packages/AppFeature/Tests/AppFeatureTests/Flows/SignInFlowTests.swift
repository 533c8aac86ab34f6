import Authentication
import FlowKit
import FlowTesting
import Mocks
import Model
import Orders
import Testing

@testable import AppFeature

/// What waits for a sign-in and what goes with the user, step by step.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct SignInFlowTests {
    private let waiting = NavigationOutcome.waiting(
        NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn))
    private let orders = NavigationOperation<AppNavigation>.showing(.orders(.orders()))

    @Test func theOrdersWaitForTheSignInAndGoOn() async throws {
        let app = try AppFlow()
        app.coordinator.navigate(to: .orders(.orders()))
        await app.flow.receive(orders, outcome: waiting)
        let prompt = await app.flow.receivePresented(.authentication(.signIn))
        await app.signIn(prompt)
        await app.flow.receive(orders) { $0.apply(.push(.orders(.orders()), on: .tab(.home))) }
        #expect(app.conditions.session == .signedIn(.emily))
        await app.flow.finish()
    }

    @Test func dismissedSignInCancelsNavigation() async throws {
        let app = try AppFlow()
        app.coordinator.navigate(to: .orders(.orders()))
        await app.flow.receive(orders, outcome: waiting)
        await app.flow.receivePresented(.authentication(.signIn))
        app.flow.navigator.apply(.dismiss)
        await app.flow.receive(.dismiss) { $0.apply(.dismiss) }
        await app.flow.receive(orders, outcome: .cancelled)
        expectNoDifference(app.coordinator.state, .beginning)
        await app.flow.finish()
    }

    @Test func laterNavigationSupersedesPendingNavigation() async throws {
        let app = try AppFlow()
        app.coordinator.navigate(to: .orders(.orders()))
        await app.flow.receive(orders, outcome: waiting)
        let prompt = await app.flow.receivePresented(.authentication(.signIn))
        let order = AppRoute.orders(.order(Order.ID(rawValue: 7)))
        // There is one question, however many ask.
        app.coordinator.navigate(to: order, on: .wishlist)
        await app.flow.receive(orders, outcome: .superseded)
        await app.flow.receive(.showing(order, on: .tab(.wishlist)), outcome: waiting)
        await app.signIn(prompt)
        await app.flow.receive(.showing(order, on: .tab(.wishlist))) { state in
            state.apply(.route(order, on: .tab(.wishlist)))
        }
        await app.flow.finish()
    }

    @Test func theSessionAloneHasItGoOn() async throws {
        let app = try AppFlow()
        app.coordinator.navigate(to: .orders(.orders()))
        await app.flow.receive(orders, outcome: waiting)
        await app.flow.receivePresented(.authentication(.signIn))
        // Signed in elsewhere: the question is still there, and whoever closes it goes on.
        await app.coordinator.sessionChanged(to: .signedIn(.emily))
        app.flow.expectNothing()
        app.flow.navigator.apply(.dismiss)
        await app.flow.receive(.dismiss) { $0.apply(.dismiss) }
        await app.flow.receive(orders) { $0.apply(.push(.orders(.orders()))) }
        await app.flow.finish()
    }

    @Test func signingOutTakesAwayWhatIsTheUsersOnEveryStack() async throws {
        var state = AppState.beginning
        state.apply(.replace([.product(1), .orders(.orders()), .product(2)], on: .tab(.home)))
        state.apply(.replace([.product(3)], on: .tab(.wishlist)))
        state.apply(.replace([.orders(.orders())], on: .tab(.brochures)))
        state.apply(.present(.sheet(FlowState(root: .product(4), stack: [.orders(.orders())]))))
        let app = try AppFlow(state, AppConditions(session: .signedIn(.emily)))
        await app.coordinator.sessionChanged(to: .signedOut)
        await app.flow.receive(source: .session) { state in
            state.apply(.replace([.product(1)], on: .tab(.home)))
            state.apply(.replace([], on: .tab(.brochures)))
            if let sheet = state.modals.last { state.apply(.replace([], on: .modal(sheet.id))) }
        }
        await app.flow.finish()
    }

    @Test func signingOutTakesAwayASheetOfTheUsersWithWhatIsOverIt() async throws {
        var state = AppState.beginning
        state.apply(.present(.sheet(FlowState(root: .orders(.orders())))))
        state.apply(.present(.sheet(FlowState(root: .product(4), stack: [.orders(.orders())]))))
        let app = try AppFlow(state, AppConditions(session: .signedIn(.emily)))
        await app.coordinator.sessionChanged(to: .signedOut)
        await app.flow.receive(source: .session) { $0.apply(.dismissAll) }
        await app.flow.finish()
    }

    @Test func anotherUserSeesNothingOfTheFirst() async throws {
        var state = AppState.beginning
        state.apply(.replace([.orders(.orders())], on: .tab(.home)))
        let app = try AppFlow(state, AppConditions(session: .signedIn(.emily)))
        await app.coordinator.sessionChanged(to: .signedIn(.michael))
        await app.flow.receive(source: .session) { $0.apply(.popToRoot()) }
        await app.flow.finish()
    }

    @Test func signingOutTakesAwayARootThatIsTheUsers() async throws {
        var state = AppState.beginning
        state.apply(.setRoot(.orders(.orders()), on: .tab(.home)))
        state.apply(.replace([.product(1)], on: .tab(.home)))
        let app = try AppFlow(state, AppConditions(session: .signedIn(.emily)))
        await app.coordinator.sessionChanged(to: .signedOut)
        await app.flow.receive(source: .session) { $0 = .beginning }
        await app.flow.finish()
    }

    @Test func noGuardKeepsTheUsersScreensAfterTheSignOut() async throws {
        var state = AppState.beginning
        state.apply(.replace([.orders(.orders())], on: .tab(.home)))
        let configuration = AppConfiguration(minimumVersion: AppVersion(2))
        let app = try AppFlow(
            state,
            AppConditions(session: .signedIn(.emily), configuration: configuration, version: AppVersion(1)))
        await app.coordinator.sessionChanged(to: .signedOut)
        await app.flow.receive(source: .session) { $0.apply(.popToRoot()) }
        await app.flow.finish()
    }
}
