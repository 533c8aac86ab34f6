import DeepLink
import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

/// What is true of the app's navigation whatever one does: 5,500 random runs of operations in all.
@Suite(.timeLimit(.minutes(60))) struct AppNavigationPropertyTests {
    @Test func everyScreenHasASample() {
        #expect(Set(AppSamples.routes.map(\.pattern)).count == RoutableTypes.all.count)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func nothingBreaksTheNavigation(seed: UInt64) {
        NavigationProperty<AppNavigation>(routes: AppSamples.routes).check(sequences: 750, length: 5, seed: seed)
    }

    @Test(arguments: 11...12 as ClosedRange<UInt64>)
    func savedNavigationIsReadBack(seed: UInt64) throws {
        let archive = NavigationArchive<AppNavigation>(try AppSamples.router(), beginning: .shop)
        NavigationProperty<AppNavigation>(routes: AppSamples.routes, invariants: [.saved(in: archive)])
            .check(sequences: 500, length: 8, seed: seed)
    }

    @MainActor @Test(arguments: 21...22 as ClosedRange<UInt64>)
    func theLocationLeadsToTheScreens(seed: UInt64) throws {
        let routes = AppSamples.routes.filter { $0.transition == .push }
        NavigationProperty<AppNavigation>(routes: routes, invariants: [.opened(with: try AppSamples.router())])
            .check(sequences: 500, length: 5, seed: seed)
    }

    @MainActor
    @Test func theLocationOfAScreenThatWasPushedLeadsThere() throws {
        NavigationProperty<AppNavigation>(
            routes: AppSamples.routes, invariants: [.opened(with: try AppSamples.router())]
        )
        .check(sequences: 500, length: 5, seed: 23)
    }
}

extension NavigationInvariant where Schema == AppNavigation {
    /// What is saved for the next start is there again, but for alerts and dialogs.
    static func saved(in archive: NavigationArchive<AppNavigation>) -> Self {
        NavigationInvariant("what is saved is there at the next start") { run in
            for state in Set(run.states) {
                let saved = archive.encode(state)
                let restored = archive.decode(saved, over: state)
                let (before, after) = (Kept(state), Kept(restored.state))
                if before != after { return "\(before)\n became \(after)\n dropped: \(restored.dropped)" }
                let violations = restored.state.violations()
                if !violations.isEmpty { return violations.joined(separator: " ") }
            }
            return nil
        }
    }

    /// The address of the app leads another window to the same screen, with the same sheets over it.
    static func opened(with links: URLRouter<AppRoute>) -> Self {
        NavigationInvariant("the address leads to the screens on show") { run in
            MainActor.assumeIsolated { Opened(run.end, links).problem }
        }
    }
}

/// What of a state outlives the app.
private struct Kept: Equatable {
    private let activity: Activity
    private let history: [Activity]
    private let tabs: [NavigationState<AppNavigation>.TabState]
    private let chosen: [AppTab]
    private let modals: [[Modal<AppRoute>.Content]]

    init(_ state: AppState) {
        activity = state.activity
        history = state.history
        tabs = state.activities.flatMap(\.tabs)
        // A tab that is disabled is chosen only where all are: nobody says which.
        chosen = state.activities.map(\.tab).filter { state.disabledReason(of: $0) == nil }
        modals = state.activities.map { $0.modals.map(\.content).filter { $0.flow != nil } }
    }
}

/// A window that begins at the address of another one.
@MainActor
private struct Opened {
    let problem: String?

    init(_ state: AppState, _ links: URLRouter<AppRoute>) {
        let conditions = AppConditions(session: .signedIn(.emily))
        let one = AppCoordinator(state, links: links, conditions: conditions, observers: [])
        // What is disabled and hidden, the server says to every window.
        var beginning = AppState.beginning
        beginning.apply(.setVisibleActivities(state.visibleActivities))
        beginning.apply(.setDisabledTabs(state.disabledTabs))
        let two = AppCoordinator(beginning, links: links, conditions: conditions, observers: [])
        do throws(InboundRefusal) {
            try two.open(one.location)
        } catch {
            // Only a state in which every tab is disabled shows one that is.
            problem = state.disabledReason(of: state.tab) == nil ? "\(one.location): \(error)" : nil
            return
        }
        let (before, after) = (Self.screens(state), Self.screens(two.state))
        problem = before == after ? nil : "\(one.location) leads from \(before) to \(after)"
    }

    /// The top screens of the tab and of all that is presented over it.
    private static func screens(_ state: AppState) -> [AppRoute] {
        [state[.tab(state.tab)]?.top].compactMap { $0 } + state.modals.compactMap(\.flow?.top)
    }
}
