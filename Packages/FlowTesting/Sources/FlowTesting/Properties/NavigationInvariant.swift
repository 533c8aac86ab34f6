public import FlowKit

/// Something that is true of all navigation, whatever one does.
///
/// ```swift
/// NavigationInvariant<ShopNavigation>("nobody is in the checkout without a bag") { run in
///     run.states.contains { … } ? "the checkout is open" : nil
/// }
/// ```
///
/// ## Topics
///
/// ### An app's own
/// - ``init(_:_:)``
///
/// ### True of every schema
/// - ``standard``
/// - ``sound``
/// - ``told``
/// - ``rooted``
/// - ``undoable``
/// - ``travelled``
/// - ``replayed``
/// - ``planned``
/// - ``stored``
public struct NavigationInvariant<Schema: NavigationSchema>: Sendable {
    public typealias Run = NavigationRun<Schema>

    /// Begins the failure: "every state is sound".
    public let name: String
    /// Says what is wrong; nil when nothing is.
    let problem: @Sendable (Run) -> String?

    public init(_ name: String, _ problem: @escaping @Sendable (Run) -> String?) {
        self.name = name
        self.problem = problem
    }

    /// What FlowKit promises.
    public static var standard: [NavigationInvariant] {
        [sound, told, rooted, undoable, travelled, replayed, planned, stored]
    }
}

extension NavigationInvariant {
    /// No operation leads to a state that must not be: see `NavigationState.violations()`.
    public static var sound: Self {
        Self("every state is sound") { run in
            run.steps.firstProblem { step in
                if step.changes.isEmpty { return nil }
                let violations = step.after.violations()
                return violations.isEmpty ? nil : violations.joined(separator: " ")
            }
        }
    }

    /// An operation that says it changed something did, and the other way round.
    public static var told: Self {
        Self("what changes is told") { run in
            run.steps.firstProblem { step in
                let isChanged = step.before != step.after
                if isChanged == step.changes.isEmpty {
                    return "it told \(step.changes.isEmpty ? "of nothing" : "\(step.changes)")"
                }
                let said = step.before.outcome(of: step.operation)
                return said == step.outcome ? nil : "'\(said)' was said before, and it was '\(step.outcome)'"
            }
        }
    }

    /// A tab's root is never popped: it gives way to another only if it is told so.
    public static var rooted: Self {
        Self("a tab keeps its root") { run in
            run.steps.firstProblem { step in
                if step.changes.isEmpty { return nil }
                for (old, new) in zip(step.before.allTabs, step.after.allTabs) where old.flow.root != new.flow.root {
                    let isTold = step.changes.contains {
                        if case .rootReplaced(_, new.flow.root, .tab(new.tab)) = $0 { true } else { false }
                    }
                    if !isTold { return "the root of \(new.tab) became \(RouteText.of(new.flow.root))" }
                }
                return nil
            }
        }
    }

    /// Taking back all changes leads to the start.
    public static var undoable: Self {
        Self("all can be undone and done again") { run in
            var state = run.end
            for step in run.steps.reversed() { state.undo(step.changes) }
            if let difference = run.start.difference(to: state) { return "undone, it is elsewhere.\n\(difference)" }
            for step in run.steps { state.redo(step.changes) }
            return run.end.difference(to: state).map { "done again, it is elsewhere.\n\($0)" }
        }
    }

    /// Time travel leads to where one was at that time.
    public static var travelled: Self {
        Self("time travel leads to where one was") { run in
            var travel = NavigationTimeTravel(run.journal, from: run.end)
            let states = run.states
            for time in Array(states.indices.reversed()) + Array(states.indices) {
                let state = travel.move(to: time)
                if let difference = states[time].difference(to: state) { return "at \(time):\n\(difference)" }
            }
            return nil
        }
    }

    /// A recording leads to the end, and does the same each time.
    public static var replayed: Self {
        Self("a recording does the same again") { run in
            let recording = NavigationRecording(run.journal)
            if let divergence = recording.firstDivergence() { return divergence.description }
            return run.end.difference(to: recording.end)
        }
    }

    /// The steps that views take lead from any state to any other.
    public static var planned: Self {
        Self("steps lead to their target") { run in
            for (from, to) in [(run.start, run.end), (run.end, run.steps.first?.after ?? run.start)] {
                var here = from
                for step in from.steps(to: to) { here.perform(step) }
                if let difference = to.difference(to: here) { return difference }
            }
            return nil
        }
    }
}

extension Array {
    /// The first problem, with the operation that led to it.
    fileprivate func firstProblem<Schema>(
        _ problem: (NavigationRun<Schema>.Step) -> String?
    ) -> String? where Element == NavigationRun<Schema>.Step {
        for step in self {
            if let problem = problem(step) { return "after '\(step.operation)': \(problem)" }
        }
        return nil
    }
}

extension NavigationState {
    fileprivate var allTabs: [TabState<Schema>] { activities.flatMap(\.tabs) }
}
