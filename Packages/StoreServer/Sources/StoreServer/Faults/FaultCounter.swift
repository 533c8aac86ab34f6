import Synchronization

/// Counts requests, and tells what is to befall each.
final class FaultCounter: Sendable {
    private struct State {
        var plan: FaultPlan
        var requests = 0
        var happened: [Int]

        init(_ plan: FaultPlan) {
            self.plan = plan
            happened = plan.rules.map { _ in 0 }
        }
    }

    private let state: Mutex<State>

    init(_ plan: FaultPlan) {
        state = Mutex(State(plan))
    }

    func replace(_ plan: FaultPlan) {
        state.withLock { $0 = State(plan) }
    }

    func next(_ method: String, path: Substring) -> Fault? {
        state.withLock { state in
            state.requests += 1
            for (index, rule) in state.plan.rules.enumerated()
            where state.happened[index] < rule.count && rule.fits(state.requests, method, path) {
                state.happened[index] += 1
                return rule.fault
            }
            return nil
        }
    }
}
