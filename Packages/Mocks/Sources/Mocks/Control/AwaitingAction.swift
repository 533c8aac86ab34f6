public import FlowKit
public import Model

/// An action of a screen that awaits a service: a row in a feature's table of such actions.
///
/// ```swift
/// static let actions = [
///     AwaitingAction("remove") {
///         let scene = BagScene([.stools])
///         let viewModel = scene.viewModel()
///         return scene.tap(holding: scene.bag) { await viewModel.remove(.stools) }
///     }
/// ]
///
/// @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
///     #expect(await action.problems() == [])
/// }
/// ```
public struct AwaitingAction: Sendable, CustomStringConvertible {
    /// A part of the check.
    public enum Part: Sendable {
        /// Two taps have the effects of one.
        case twoTaps
        /// A user who has left the screen stays where they are, and the change is made.
        case leaving
        /// A user who has left the screen sees the alert about a failure over the screen in front.
        case failure
    }

    /// The action's name.
    public let description: String
    private let skipped: Set<Part>
    private let prepare: @MainActor @Sendable () async -> AwaitingTap

    /// - Parameters:
    ///   - name: The action's name.
    ///   - skipped: The parts of the check that don't hold for this action, on purpose.
    ///   - prepare: Makes a scene in which the user can perform the action.
    public init(
        _ name: String, skipping skipped: Set<Part> = [],
        prepare: @escaping @MainActor @Sendable () async -> AwaitingTap
    ) {
        description = name
        self.skipped = skipped
        self.prepare = prepare
    }

    /// Performs the action in several scenes, and returns what is wrong with it. It is right if
    ///
    /// * two taps have the effects of one,
    /// * a user who has left the screen before the response stays where they are, and the change is made, and
    /// * a user who has left the screen sees the alert about a failure over the screen in front.
    @MainActor
    public func problems() async -> [String] {
        var problems: [String] = []
        let once = await effects()
        if once.changes.isEmpty { problems.append("It changes nothing.") }
        if !skipped.contains(.twoTaps) {
            let twice = await effects(taps: 2)
            if twice != once { problems.append("Two taps: \(twice). One tap: \(once).") }
        }
        let failed = await effects(fails: true)
        if failed.alertInFront != nil { problems.append("The alert isn't on the screen: \(failed).") }
        for leaving in Leaving.allCases {
            if !skipped.contains(.leaving) {
                let left = await effects(leaving: leaving)
                if left.screens != left.screensBefore { problems.append("The user \(leaving) and is moved: \(left).") }
                if left.changes != once.changes {
                    problems.append("The user \(leaving) and loses the change: \(left).")
                }
            }
            if skipped.contains(.failure) { continue }
            let left = await effects(leaving: leaving, fails: true)
            if left.screens != left.screensBefore {
                problems.append("The user \(leaving), it fails, and the user is moved: \(left).")
            }
            if left.alert != nil || left.alertInFront != failed.alert {
                problems.append("The user \(leaving), it fails, and the user isn't told in front: \(left).")
            }
        }
        return problems
    }

    @MainActor
    private func effects(taps: Int = 1, leaving: Leaving? = nil, fails: Bool = false) async -> Effects {
        await prepare().perform(taps, leaving, fails)
    }

    /// A way to leave a screen.
    fileprivate enum Leaving: CaseIterable {
        case goesBack, opensAnotherScreen, opensASheet
    }

    /// The effects of an action.
    fileprivate struct Effects: Equatable {
        /// The requests to services.
        let changes: [String]
        /// The exits, the routes and the presented route before and after the response.
        let screensBefore: [String], screens: [String]
        /// The alert of the screen, and the one over the screen in front.
        let alert: AlertState?, alertInFront: AlertState?
    }
}

/// An action in its scene, ready to be performed.
@MainActor
public struct AwaitingTap {
    private let hold: () -> Void
    private let waitUntilHeld: () async -> Void
    private let release: (ServiceError?) -> Void
    private let leave: (AwaitingAction.Leaving) -> Void
    private let arrive: () -> Void
    private let changes: () -> [String]
    private let screens: () -> [String]
    private let alerts: () -> (AlertState?, inFront: AlertState?)
    private let action: @MainActor () async -> Void

    /// - Parameters:
    ///   - held: The service for whose response the action waits.
    ///   - router: The router of the screen.
    ///   - other: Another screen of the router.
    ///   - changes: Returns the requests to services.
    ///   - exits: Returns the flow's exits.
    ///   - screen: Shows the failures of the action. `nil` if they aren't shown as alerts.
    ///   - action: The action.
    public init<Held: Controllable, Route: Hashable & Sendable, Change, Exit>(
        holding held: Held, router: Router<Route>, other: Route, changes: @escaping () -> [Change],
        exits: @escaping () -> [Exit], alertsOf screen: (any AlertPresenting)?,
        action: @escaping @MainActor () async -> Void
    ) {
        hold = { held.hold() }
        waitUntilHeld = { await held.waitUntilHeld() }
        release = {
            held.failure = $0
            held.release()
        }
        arrive = { router.push(other) }
        leave = { leaving in
            switch leaving {
            case .goesBack: router.pop()
            case .opensAnotherScreen: router.push(other)
            case .opensASheet: router.present(other)
            }
        }
        self.changes = { changes().map { "\($0)" } }
        screens = {
            exits().map { "\($0)" } + (router.path + [router.sheet].compactMap(\.self)).map { "\($0)" }
        }
        alerts = { (screen?.alert, router.alert) }
        self.action = action
    }

    fileprivate func perform(
        _ taps: Int, _ leaving: AwaitingAction.Leaving?, _ fails: Bool
    ) async -> AwaitingAction.Effects {
        // The screen is the one on top: going back needs one below it.
        if leaving == .goesBack { arrive() }
        hold()
        var work = [Task { await action() }]
        await waitUntilHeld()
        for _ in 1..<max(taps, 1) {
            let (tapped, tap) = AsyncStream.makeStream(of: Void.self)
            work.append(
                Task {
                    tap.finish()
                    await action()
                })
            // The action runs on the main actor until it waits or ends, before this loop goes on.
            for await _ in tapped {}
        }
        if let leaving { leave(leaving) }
        let before = screens()
        release(fails ? .storage("disk full") : nil)
        for task in work { await task.value }
        let (alert, inFront) = alerts()
        return AwaitingAction.Effects(
            changes: changes(), screensBefore: before, screens: screens(), alert: alert, alertInFront: inFront)
    }
}
