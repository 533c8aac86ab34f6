import FlowKit

typealias SampleNavigator = Navigator<SampleNavigation>
typealias SampleGuard = NavigationGuard<SampleNavigation>
typealias SampleOutcome = NavigationOutcome<SampleNavigation>
typealias SampleTransition = NavigationEvent<SampleNavigation>

extension SampleNavigator {
    /// A navigator in the shop, after some operations.
    convenience init(
        _ operations: SampleOperation..., guards: [SampleGuard] = [],
        middleware: [any NavigationMiddleware<SampleNavigation>] = []
    ) {
        var state = SampleState()
        for operation in operations { state.apply(operation) }
        self.init(state, guards: guards, middleware: middleware)
    }
}

/// Writes down all that it is told.
@MainActor
final class Recorder: NavigationMiddleware {
    private(set) var start: SampleState?
    private(set) weak var navigator: SampleNavigator?
    private(set) var transitions: [SampleTransition] = []
    var onTransition: ((SampleTransition) -> Void)?

    var outcomes: [SampleOutcome] { transitions.map(\.outcome) }

    func navigationBegan(in navigator: SampleNavigator) {
        start = navigator.state
        self.navigator = navigator
    }

    func navigationPassed(_ transition: SampleTransition) {
        transitions.append(transition)
        onTransition?(transition)
    }
}

/// What guards look at.
@MainActor
final class World {
    var isSignedIn = false
    var hasChanges = false
    var asked: [Screen] = []
    let questions = Questions<Screen, SampleGuard.Decision>()
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

    /// Nobody leaves what is not saved.
    var unsaved: SampleGuard {
        SampleGuard("unsaved") { _ in self.hasChanges ? .refuse(.unsavedChanges) : .allow }
    }

    /// A guard that answers when the test says so.
    var slow: SampleGuard {
        .async("slow") { attempt in
            do throws(TestFailure) {
                return try await self.questions.ask(attempt.destination)
            } catch {
                return .refuse(NavigationReason("error", "\(error)"))
            }
        }
    }
}

extension NavigationRejection {
    static let signIn = NavigationRejection(guardName: "sign-in", reason: .signIn)
    static let unsaved = NavigationRejection(guardName: "unsaved", reason: .unsavedChanges)
}

extension ResultRoute<Screen, Int> {
    static func page(_ page: Int) -> Self { ResultRoute(.page(page)) }
}
