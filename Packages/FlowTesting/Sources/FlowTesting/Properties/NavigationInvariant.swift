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
/// - ``replayed``
/// - ``compared``
/// - ``stored``
public struct NavigationInvariant<Schema: NavigationSchema>: Sendable where Schema.Route: Codable {
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
        [sound, told, rooted, replayed, compared, stored]
    }
}

extension NavigationInvariant {
    /// No operation results in an invalid state: see `NavigationState.violations()`.
    public static var sound: Self {
        Self("every state is sound") { run in
            run.steps.firstProblem { step in
                let violations = step.after.violations()
                return violations.isEmpty ? nil : violations.joined(separator: " ")
            }
        }
    }

    /// The outcome of an operation is `changed` if it has changed the state, and only then.
    public static var told: Self {
        Self("an outcome is true") { run in
            run.steps.firstProblem { step in
                let isChanged = step.before != step.after
                return isChanged == (step.outcome == .changed) ? nil : "the outcome was '\(step.outcome)'"
            }
        }
    }

    /// A tab's root is never popped: only an operation that names it replaces it.
    public static var rooted: Self {
        Self("a tab keeps its root") { run in
            run.steps.firstProblem { step in
                if step.operation.namesRoots { return nil }
                let changed = zip(step.before.allTabs, step.after.allTabs).first { $0.flow.root != $1.flow.root }
                return changed.map { "the root of \($1.tab) became \(RouteText.of($1.flow.root))" }
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

extension NavigationOperation {
    /// Whether the operation can replace a tab's root.
    fileprivate var namesRoots: Bool {
        switch self {
        case .route(_, .root, _), .setRoot, .restore: true
        case .all(let operations): operations.contains(where: \.namesRoots)
        default: false
        }
    }
}

extension NavigationState {
    fileprivate var allTabs: [NavigationState<Schema>.TabState] { activities.flatMap(\.tabs) }
}

extension NavigationInvariant {
    /// A journal has the state of each time, and its operations have the same outcomes again.
    public static var replayed: Self {
        Self("a journal does the same again") { run in
            if let entry = run.journal.firstDivergence() { return "'\(entry.operation)' does something else" }
            for (count, state) in run.states.enumerated() {
                if let difference = state.difference(to: run.journal.state(after: count)) {
                    return "after \(count) operations:\n\(difference)"
                }
            }
            return nil
        }
    }

    /// Two states without visible differences are equal.
    public static var compared: Self {
        Self("different states have changes") { run in
            run.steps.firstProblem { step in
                (step.before == step.after) == step.before.changes(to: step.after).isEmpty
                    ? nil : "the changes are \(step.before.changes(to: step.after))"
            }
        }
    }
}

extension NavigationInvariant {
    /// A stored state is restored as it was, and continues like the original.
    public static var stored: Self {
        Self("a stored state is read back the same") { run in
            do {
                let data = try JSONEncoder().encode(run.end)
                let read = try JSONDecoder().decode(NavigationState<Schema>.self, from: data)
                if let difference = run.end.difference(to: read) { return difference }
                // Two states that differ in the numbers they give next are equal.
                return run.end.nextModalID == read.nextModalID ? nil : "the next modal has another identifier"
            } catch {
                return "\(error)"
            }
        }
    }
}
