import FlowKit
import Foundation
import Testing

@Suite struct NavigationFuzzTests {
    /// 10,000 sequences of random operations. Most begin where the one before has ended.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func noSequenceOfOperationsBreaksAnything(_ seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var state = random.sampleState(after: 0)
        for number in 0..<500 {
            if Int.random(in: 0..<8, using: &random) == 0 { state = random.sampleState(after: 0) }
            var past = [state]
            var changes: [SampleChange] = []
            for _ in 0..<5 {
                let operation = random.sampleOperation(restoring: past)
                changes += check(operation, on: &state)
                past.append(state)
            }
            checkThatItCanBeUndone(changes, from: past[0], to: state)
            if number.isMultiple(of: 20) { try checkCoding(of: state) }
        }
    }

    private func check(_ operation: SampleOperation, on state: inout SampleState) -> [SampleChange] {
        let before = state
        let refusal = state.refusal(of: operation)
        let changes = state.apply(operation)
        if changes.isEmpty != (state == before) || refusal != nil && !changes.isEmpty {
            Issue.record("\(operation) on \(before) tells \(changes)")
        }
        let violations = state.violations()
        if !violations.isEmpty { Issue.record("\(operation) on \(before) leaves \(violations)") }
        if case .restore(let target) = operation, state != target { Issue.record("\(target) became \(state)") }
        return changes
    }

    private func checkThatItCanBeUndone(_ changes: [SampleChange], from before: SampleState, to after: SampleState) {
        var state = after
        state.undo(changes)
        if state != before { Issue.record("\(changes) undone give \(state) instead of \(before)") }
        state.redo(changes)
        if state != after { Issue.record("\(changes) made again give \(state) instead of \(after)") }
    }

    private func checkCoding(of state: SampleState) throws {
        let data = try JSONEncoder().encode(state)
        let decoded = try JSONDecoder().decode(SampleState.self, from: data)
        #expect(decoded == state)
        var (one, other) = (state, decoded)
        #expect(one.apply(.present(.sheet(1))) == other.apply(.present(.sheet(1))), "the numbers go on where they were")
    }

    /// Steps that fit nothing, in any order.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func noStepTraps(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        let steps = (0..<40).flatMap { _ in random.sampleState(after: 10).steps(to: random.sampleState(after: 10)) }
        for _ in 0..<50 {
            var state = random.sampleState(after: 5)
            for step in steps.shuffled(using: &random) {
                let before = state
                let changes = state.perform(step)
                if changes.isEmpty != (state == before) { Issue.record("\(step) on \(before) tells \(changes)") }
                checkThatItCanBeUndone(changes, from: before, to: state)
            }
        }
    }
}
