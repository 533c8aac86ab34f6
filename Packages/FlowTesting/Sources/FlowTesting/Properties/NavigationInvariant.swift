public import FlowKit
import Foundation

/// A condition that holds for every sequence of operations.
///
/// ```swift
/// NavigationInvariant<ShopNavigation>("no checkout without a bag") { run in
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
/// - ``traveled``
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

    /// The invariants of FlowKit.
    public static var standard: [NavigationInvariant] {
        [sound, told, rooted, undoable, traveled, replayed, planned, stored]
    }
}

extension NavigationInvariant {
    /// No operation results in an invalid state: see `NavigationState.violations()`.
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

    /// A tab's root is never popped: only an operation that names it replaces it.
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
}

extension Array {
    /// The first problem, with the operation that caused it.
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

extension NavigationInvariant {
    /// Undoing all changes restores the start.
    public static var undoable: Self {
        Self("all can be undone and done again") { run in
            var state = run.end
            for step in run.steps.reversed() { state.undo(step.changes) }
            if let difference = run.start.difference(to: state) { return "undone, it is elsewhere.\n\(difference)" }
            for step in run.steps { state.redo(step.changes) }
            return run.end.difference(to: state).map { "done again, it is elsewhere.\n\($0)" }
        }
    }

    /// Time travel restores the state of that time.
    public static var traveled: Self {
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

    /// A recording reproduces the end, with the same steps each time.
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

extension NavigationInvariant {
    /// A stored state is restored as it was, and continues like the original.
    public static var stored: Self {
        Self("a stored state is read back the same") { run in
            do {
                let data = try JSONEncoder().encode(run.end)
                var read = try JSONDecoder().decode(NavigationState<Schema>.self, from: data)
                if let difference = run.end.difference(to: read) { return difference }
                // Two states that differ in the numbers they give next are equal.
                var original = run.end
                let next = NavigationOperation<Schema>.present(.alert(AlertState(title: "", message: "")))
                return original.apply(next) == read.apply(next) ? nil : "the next modal has another number"
            } catch {
                return "\(error)"
            }
        }
    }
}
