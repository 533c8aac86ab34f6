import FlowKit

/// Writes down all that goes through a navigator.
@MainActor
final class FlowRecorder<Schema: NavigationSchema>: NavigationMiddleware {
    private let ledger: FlowLedger<Schema>
    weak var navigator: Navigator<Schema>?
    private var state: NavigationState<Schema>?
    /// A Boolean value that indicates whether a navigator has it among its middleware.
    private(set) var isTold = false

    init(_ ledger: FlowLedger<Schema>) { self.ledger = ledger }

    func navigationBegan(at state: NavigationState<Schema>) {
        isTold = true
        self.state = state
    }

    func navigationPassed(_ transition: NavigationTransition<Schema>) {
        let start = state ?? transition.before
        state = transition.after
        look()
        ledger.record { content in
            content.transitions.append(transition)
            content.starts.append(start)
        }
    }

    func navigationFound(_ issue: PresentationIssue) { ledger.record { $0.issues.append(issue) } }

    /// Sees what the navigator holds up.
    func look() {
        guard let navigator else { return }
        let (pending, checking) = (navigator.pending?.description, navigator.checking?.description)
        ledger.change { ($0.pending, $0.checking) = (pending, checking) }
    }
}
