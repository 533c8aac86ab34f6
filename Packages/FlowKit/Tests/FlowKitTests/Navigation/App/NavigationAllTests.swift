import FlowKit
import FlowTestSupport
import Testing

/// Several operations as one.
@Suite struct NavigationAllTests {
    private var state = SampleState(.push(.page(1)))

    @Test mutating func allOfThemAreDone() {
        #expect(
            state.changes(by: .all([.selectTab(.bag), .all([.push(.page(2)), .push(.page(3))])])) == [
                .tabSelected(from: .home, to: .bag), .pushed([.page(2), .page(3)], on: .tab(.bag)),
            ])
        #expect(state.stack(of: .bag) == [.page(2), .page(3)])
    }

    @Test(
        arguments: [
            .all([
                .present(.sheet(2)), .push(.page(3), on: .modal(1)), .selectTab(.lost), .switchActivity(to: .account),
            ]),
            .all([.pop(), .all([.selectTab(.bag), .all([.selectTab(.lost)])])]),
            .all([.all([.selectTab(.lost), .push(.page(1), on: .modal(7))])]),
        ] as [SampleOperation])
    func noneIsDoneWhenOneIsRefused(_ operation: SampleOperation) {
        var copy = state
        #expect(copy.outcome(of: operation) == .refused(.tabUnknown("lost")))
        #expect(copy.refusal(of: operation) == .tabUnknown("lost"))
        #expect(copy.changes(by: operation).isEmpty)
        #expect(copy == state)
        copy.apply(.present(.hello))
        #expect(copy.modals.map(\.id.rawValue) == [1], "the number of what was not presented is given to the next")
    }

    /// Whether one can be done depends on those before it.
    @Test mutating func eachIsTriedWhereTheOnesBeforeItLead() {
        state.apply(.all([.present(.sheet(2)), .push(.page(3), on: .modal(1)), .dismissModal(ModalID(rawValue: 9))]))
        #expect(state.modals == [Modal(1, .sheet(2, 3))])
        #expect(
            state.outcome(of: .all([.dismissAll, .push(.page(4), on: .modal(1))]))
                == .refused(.noStack(in: ModalID(rawValue: 1))))
    }

    @Test(
        arguments: [
            .all([]), .all([.all([]), .pop(0)]), .all([.push(.page(2)), .pop()]), .all([.present(.hello), .dismiss]),
        ] as [SampleOperation])
    func batchWithoutNetChangeIsUnchanged(_ operation: SampleOperation) {
        var copy = state
        #expect(copy.outcome(of: operation) == .unchanged)
        #expect(copy.changes(by: operation).isEmpty)
        #expect(copy == state)
        copy.apply(.present(.hello))
        #expect(copy.modals.map(\.id.rawValue) == [1])
    }

    /// They do what they do one after the other, if none of them is refused.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func theyAreAtomic(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let before = random.sampleState(after: 4)
            let operations = (0..<Int.random(in: 0..<5, using: &random)).map { _ in random.sampleOperation() }
            var (one, other) = (before, before)
            var refusal: NavigationOutcome.Refusal?
            for operation in operations where refusal == nil {
                refusal = one.refusal(of: operation)
                one.apply(operation)
            }
            let outcome = other.apply(.all(operations))
            if before.refusal(of: .all(operations)) != refusal { Issue.record("\(operations) on \(before)") }
            if other != (refusal == nil ? one : before) {
                Issue.record("\(operations) lead from \(before) to \(other)")
            }
            if (outcome == .changed) != (other != before) { Issue.record("\(operations): \(outcome)") }
        }
    }
}
