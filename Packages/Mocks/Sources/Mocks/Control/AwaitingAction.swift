public import FlowKit

/// An action of a screen that awaits a service: a row in a feature's table of such actions.
///
/// Each test performs the action in a scene of its own, and compares the effects: two taps must have those of one, and a user
/// who has left the screen in the meantime must stay where they are without losing the change.
///
/// ```swift
/// static let actions = [
///     AwaitingAction("remove") {
///         let scene = BagScene([.stools])
///         let viewModel = scene.viewModel()
///         return scene.tap(holding: scene.bag) { await viewModel.remove(.stools) }
///     }
/// ]
/// ```
public struct AwaitingAction: Sendable, CustomStringConvertible {
    /// The action's name.
    public let description: String
    private let prepare: @MainActor @Sendable () async -> AwaitingTap

    /// - Parameters:
    ///   - name: The action's name.
    ///   - prepare: Makes a scene in which the user can perform the action.
    public init(_ name: String, prepare: @escaping @MainActor @Sendable () async -> AwaitingTap) {
        description = name
        self.prepare = prepare
    }

    /// Performs the action in a new scene, and returns its effects.
    ///
    /// - Parameters:
    ///   - taps: The number of taps. All of them precede the response.
    ///   - leaving: The way in which the user leaves the screen before the response. `nil` if the user stays.
    @MainActor
    public func effects(taps: Int = 1, leaving: Leaving? = nil) async -> Effects {
        await prepare().perform(taps, leaving)
    }

    /// A way to leave a screen.
    public enum Leaving: CaseIterable, Sendable {
        case goesBack, opensAnotherScreen, opensASheet
    }

    /// The effects of an action.
    public struct Effects: Equatable, Sendable {
        /// The requests to services.
        public let changes: [String]
        /// The exits, the routes and the presented route before the response.
        public let screensBefore: [String]
        /// The exits, the routes and the presented route after the response.
        public let screens: [String]

        /// A Boolean value that indicates whether the response opened or closed nothing.
        public var leavesScreens: Bool { screens == screensBefore }
    }
}

/// An action in its scene, ready to be performed.
@MainActor
public struct AwaitingTap {
    private let hold: () -> Void
    private let waitUntilHeld: () async -> Void
    private let release: () -> Void
    private let leave: (AwaitingAction.Leaving) -> Void
    private let arrive: () -> Void
    private let changes: () -> [String]
    private let screens: () -> [String]
    private let action: @MainActor () async -> Void

    /// - Parameters:
    ///   - held: The service for whose response the action waits.
    ///   - router: The router of the screen.
    ///   - other: Another screen of the router.
    ///   - changes: Returns the requests to services.
    ///   - exits: Returns the flow's exits.
    ///   - action: The action.
    public init<Held: Controllable, Route: Hashable & Sendable, Change, Exit>(
        holding held: Held, router: Router<Route>, other: Route, changes: @escaping () -> [Change],
        exits: @escaping () -> [Exit], action: @escaping @MainActor () async -> Void
    ) {
        hold = { held.hold() }
        waitUntilHeld = { await held.waitUntilHeld() }
        release = { held.release() }
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
            exits().map { "\($0)" } + (router.currentRoutes + [router.sheet].compactMap(\.self)).map { "\($0)" }
        }
        self.action = action
    }

    fileprivate func perform(_ taps: Int, _ leaving: AwaitingAction.Leaving?) async -> AwaitingAction.Effects {
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
        release()
        for task in work { await task.value }
        return AwaitingAction.Effects(changes: changes(), screensBefore: before, screens: screens())
    }
}
