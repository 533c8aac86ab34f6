import FlowKit
import FlowTestSupport
import Foundation
import Testing

@Suite struct NavigationFuzzTests {
    /// 5,000 sequences of random operations. Most begin where the one before has ended.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func noSequenceOfOperationsBreaksAnything(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var state = random.sampleState(after: 0)
        for number in 0..<500 {
            if Int.random(in: 0..<8, using: &random) == 0 { state = random.sampleState(after: 0) }
            var past = [state]
            for _ in 0..<5 {
                check(random.sampleOperation(restoring: past), on: &state)
                past.append(state)
            }
            if number.isMultiple(of: 20) { try checkCoding(of: state) }
        }
    }

    private func check(_ operation: SampleOperation, on state: inout SampleState) {
        let before = state
        let said = state.outcome(of: operation)
        let outcome = state.apply(operation)
        if outcome != said { Issue.record("\(operation) on \(before): \(said), then \(outcome)") }
        if (outcome == .changed) != (state != before) { Issue.record("\(operation) on \(before): \(outcome)") }
        if before.changes(to: state).isEmpty != (state == before) { Issue.record("\(operation) on \(before)") }
        let violations = state.violations()
        if !violations.isEmpty { Issue.record("\(operation) on \(before) leaves \(violations)") }
        if case .restore(let target) = operation, state != target { Issue.record("\(target) became \(state)") }
    }

    private func checkCoding(of state: SampleState) throws {
        let data = try JSONEncoder().encode(state)
        let decoded = try JSONDecoder().decode(SampleState.self, from: data)
        #expect(decoded == state)
        var (one, other) = (state, decoded)
        #expect(
            one.changes(by: .present(.sheet(1))) == other.changes(by: .present(.sheet(1))),
            "the numbers go on where they were")
    }
}
