import FlowKit

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
