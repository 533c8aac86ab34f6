import FlowKit
import FlowTestSupport

typealias SampleNavigator = Navigator<SampleNavigation>
typealias SampleGuard = NavigationGuard<SampleNavigation>
typealias SampleOutcome = NavigationOutcome
typealias SampleEvent = NavigationEvent<SampleNavigation>

extension SampleNavigator {
    /// A navigator in the shop, after some operations.
    convenience init(
        _ operations: SampleOperation..., guards: [SampleGuard] = [],
        observers: [any NavigationObserver<SampleNavigation>] = []
    ) {
        var state = SampleState()
        for operation in operations { state.apply(operation) }
        self.init(state, guards: guards, observers: observers)
    }
}

/// Records all events.
@MainActor
final class Recorder: NavigationObserver {
    private(set) var start: SampleState?
    private(set) weak var navigator: SampleNavigator?
    private(set) var events: [SampleEvent] = []
    var onEvent: ((SampleEvent) -> Void)?

    var outcomes: [SampleOutcome] { events.map(\.outcome) }

    func navigationBegan(in navigator: SampleNavigator) {
        start = navigator.state
        self.navigator = navigator
    }

    func navigator(_: SampleNavigator, did event: SampleEvent) {
        events.append(event)
        onEvent?(event)
    }
}

/// The conditions of guards.
@MainActor
final class World {
    var isSignedIn = false
    var hasChanges = false
    var asked: [Screen] = []
    let questions = Questions<Screen, SampleGuard.Decision, CancellationError>(cancelled: CancellationError())
    /// Called when the last reference is released. Set once, before that.
    nonisolated(unsafe) var onDeinit: (@Sendable () -> Void)?

    deinit { onDeinit?() }

    /// Page 9 needs a user.
    var signIn: SampleGuard {
        SampleGuard("sign-in") { attempt in
            self.asked.append(attempt.destination)
            return attempt.destination == .page(9) && !self.isSignedIn ? .wait(.signIn) : .allow
        }
    }

    /// Refuses every screen while there are changes.
    var unsaved: SampleGuard {
        SampleGuard("unsaved") { _ in self.hasChanges ? .refuse(.unsavedChanges) : .allow }
    }

    /// A guard of leaving that decides when the test says so.
    var slow: SampleGuard {
        .leaving("slow") { _ in
            true
        } ask: { attempt in
            do throws(CancellationError) {
                return try await self.questions.ask(attempt.destination)
            } catch {
                return .refuse(NavigationReason("error", "\(error)"))
            }
        }
    }
}

extension NavigationOutcome.Rejection {
    static let signIn = NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn)
    static let unsaved = NavigationOutcome.Rejection(guardName: "unsaved", reason: .unsavedChanges)
}

extension ResultRoute<Screen, Int> {
    static func page(_ page: Int) -> Self { ResultRoute(.page(page)) }
}
