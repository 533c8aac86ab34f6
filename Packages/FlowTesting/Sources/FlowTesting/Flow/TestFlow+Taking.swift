import FlowKit

extension TestFlow {
    func receive(
        _ wanted: ExpectedTransition<Schema>, _ expected: ((inout State) -> Void)?, _ caller: Caller
    ) async -> Transition? {
        var transition: Transition?
        var wait = Wait(caller, wanted.description)
        wait.observe(ledger)
        _ = await wait.run {
            transition = take(wanted, caller)
            return transition != nil
        }
        if let transition { return check(transition, wanted, expected, caller) }
        caller.fail(FlowFailure.nothing(wanted, state, afterWaiting: true))
        return nil
    }

    /// Takes the next transition. When not everything has to be asserted, the next one that fits, and passes over those
    /// before it.
    func take(_ wanted: ExpectedTransition<Schema>, _ caller: Caller) -> Transition? {
        if exhaustivity.isOn { return ledger.next() }
        guard let index = ledger.now.transitions.firstIndex(where: { wanted.problem(with: $0) == nil }) else {
            return nil
        }
        skip(index, caller)
        return ledger.next()
    }

    /// Passes over the oldest transitions.
    func skip(_ count: Int, _ caller: Caller) {
        let skipped = (0..<count).compactMap { _ in ledger.next() }
        guard exhaustivity.showsSkipped, !skipped.isEmpty else { return }
        caller.warn(FlowFailure.skipped(Leftovers(wording: ledger.wording, transitions: skipped)))
    }

    func check(
        _ transition: Transition, _ wanted: ExpectedTransition<Schema>, _ expected: ((inout State) -> Void)?,
        _ caller: Caller
    ) -> Transition {
        if let problem = wanted.problem(with: transition) {
            caller.fail(problem)
        } else if let expected {
            compare(transition.operation, ledger.now.start ?? transition.before, transition.after, expected, caller)
        }
        return transition
    }
}
