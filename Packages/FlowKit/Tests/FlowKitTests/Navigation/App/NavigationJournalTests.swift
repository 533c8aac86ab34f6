import FlowKit
import FlowTestSupport
import Foundation
import Testing

@Suite struct NavigationJournalTests {
    private typealias Journal = NavigationJournal<SampleNavigation>

    private func journal(of operations: [SampleOperation], capacity: Int = 500) -> Journal {
        var state = SampleState(activity: .shop)
        var journal = Journal(start: state, capacity: capacity)
        for (time, operation) in operations.enumerated() {
            journal.apply(operation, to: &state, at: Int64(time + 1) * 10)
        }
        return journal
    }

    @Test func itRecordsOperationsAndTheirOutcomes() {
        let journal = journal(of: [.push(.page(1)), .dismiss, .selectTab(.lost)])
        #expect(journal.entries.map(\.id) == [1, 2, 3])
        #expect(journal.entries.map(\.milliseconds) == [10, 20, 30])
        #expect(journal.entries.map(\.operation) == [.push(.page(1)), .dismiss, .selectTab(.lost)])
        #expect(journal.entries.map(\.outcome) == [.changed, .unchanged, .refused(.tabUnknown("lost"))])
        #expect(journal.start == SampleState())
        #expect(journal.end == SampleState(.push(.page(1))))
    }

    /// The remaining entries lead from its start to the current state, however many are gone.
    @Test(arguments: [0, 1, 7, 50])
    func itsStartMovesOnWithIt(_ capacity: Int) {
        var random = SplitMix64(seed: UInt64(capacity))
        var state = random.sampleState(after: 5)
        var journal = Journal(start: state, capacity: capacity)
        var past = [state]
        for time in 0..<100 as Range<Int64> {
            journal.apply(random.sampleOperation(restoring: past), to: &state, at: time)
            past.append(state)
            #expect(journal.entries.count <= capacity)
            #expect(journal.end == state)
            #expect(journal.start == past[past.count - 1 - journal.entries.count])
            #expect(journal.firstDivergence() == nil, "identifiers of modals included")
        }
        #expect(journal.entries.last?.id == (capacity == 0 ? nil : 100))
    }

    /// Every state is found again, back and forward and in jumps.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func itHasTheStateOfEachTime(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var state = random.sampleState(after: 3)
        var states = [state]
        var journal = Journal(start: state, capacity: 60)
        for time in 0..<40 as Range<Int64> {
            journal.apply(random.sampleOperation(restoring: states), to: &state, at: time)
            states.append(state)
        }
        for count in -5..<50 { #expect(journal.state(after: count) == states[min(max(count, 0), 40)]) }
    }

    @Test func aDecodedJournalWithTheLargestNumberIsContinued() throws {
        let text = String(decoding: try JSONEncoder().encode(journal(of: [.push(.page(1))])), as: UTF8.self)
        let id = #""id":"#
        let changed = text.replacing(id + "1,", with: id + "\(Int.max),").replacing(id + "1}", with: id + "\(Int.max)}")
        var journal = try JSONDecoder().decode(Journal.self, from: Data(changed.utf8))
        #expect(journal.entries.map(\.id) == [.max])
        var state = journal.end
        journal.apply(.push(.page(2)), to: &state, at: 20)
        #expect(journal.entries.map(\.operation) == [.push(.page(1)), .push(.page(2))])
    }

    @Test func aTransitionFromAnotherStateIsPrecededByARestoration() {
        var journal = journal(of: [.push(.page(1))])
        var state = SampleState(.selectTab(.bag))
        journal.apply(.push(.page(2)), to: &state, at: 5)
        #expect(
            journal.entries.map(\.operation) == [
                .push(.page(1)), .restore(SampleState(.selectTab(.bag))), .push(.page(2)),
            ])
        #expect(journal.end == state)
        #expect(journal.firstDivergence() == nil)
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func itIsDecodedAsItWasEncoded(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let journal = journal(of: (0..<30).map { _ in random.sampleOperation() })
        let data = try JSONEncoder().encode(journal)
        let decoded = try JSONDecoder().decode(Journal.self, from: data)
        #expect(decoded.entries == journal.entries)
        #expect(decoded.start == journal.start)
        #expect(decoded.end == journal.end)
        #expect(decoded.firstDivergence() == nil)
    }

    /// Each state can be found again, although some transitions were left out.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func itRepeatsWhatItHasRecordedOfASession(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var state = random.sampleState(after: 3)
        var journal = Journal(start: state)
        for time in 0..<40 as Range<Int64> {
            if Bool.random(using: &random) {
                journal.apply(random.sampleOperation(), to: &state, at: time)
            } else {
                state.apply(random.sampleOperation())
            }
        }
        #expect(journal.firstDivergence() == nil)
        let decoded = try JSONDecoder().decode(Journal.self, from: JSONEncoder().encode(journal))
        #expect(decoded.firstDivergence() == nil)
        for count in 0...journal.entries.count { #expect(decoded.state(after: count) == journal.state(after: count)) }
    }

    @Test func aJournalWithoutIdentifiersIsDecoded() throws {
        let journal = journal(of: [.route(.page(1), as: .sheet), .dismissModal(ModalID(rawValue: 1))])
        let text = String(decoding: try JSONEncoder().encode(journal), as: UTF8.self)
        let older = text.replacing(/"nextModalID":\d+,|,"nextModalID":\d+/, with: "")
        #expect(older != text && !older.contains("nextModalID"))
        let decoded = try JSONDecoder().decode(Journal.self, from: Data(older.utf8))
        #expect(decoded.entries.map(\.operation) == journal.entries.map(\.operation))
        #expect(decoded.firstDivergence() == nil)
    }

    /// A file that was edited makes no state in which two modals have one identifier.
    @Test(arguments: [Int.min, -1, 0, 1, 2, 1 << 52, .max])
    func anyIdentifierOfAJournalGivesAValidState(_ id: Int) throws {
        let journal = journal(of: [.route(.page(1), as: .sheet), .route(.page(2), as: .sheet)])
        let text = String(decoding: try JSONEncoder().encode(journal), as: UTF8.self)
            .replacing(/"nextModalID":\d+/, with: "\"nextModalID\":\(id)")
        let decoded = try JSONDecoder().decode(Journal.self, from: Data(text.utf8))
        #expect(decoded.state(after: 1).modals.count == 1)
        for count in 0...2 { #expect(decoded.state(after: count).violations() == []) }
        _ = decoded.firstDivergence()
    }

    @Test func itsOperationsCanBeAppliedToAnotherState() {
        let journal = journal(of: [
            .selectTab(.bag), .route(.page(1)), .route(.page(2), as: .sheet),
        ])
        var state = SampleState(.switchActivity(to: .account))
        for entry in journal.entries { state.apply(entry.operation) }
        #expect(state.activity == .shop)
        #expect(state.stack(of: .bag) == [.page(1)])
        #expect(state.modals == [Modal(1, .sheet(2))])
    }

    @Test func itFindsTheFirstOperationWithAnotherOutcome() {
        let (start, pushed) = (SampleState(), SampleState(.push(.page(1))))
        var journal = Journal(start: start)
        journal.record(SampleEvent(.push(.page(1)), outcome: .changed, before: start, after: pushed), at: 1)
        #expect(journal.firstDivergence() == nil)
        journal.record(SampleEvent(.pop(), outcome: .unchanged, before: pushed, after: pushed), at: 2)
        #expect(journal.firstDivergence()?.id == 2)
        var other = Journal(start: start)
        other.record(SampleEvent(.push(.page(2)), outcome: .changed, before: start, after: pushed), at: 1)
        #expect(other.firstDivergence()?.id == 1, "only the end differs")
    }
}

extension NavigationJournal {
    /// Applies an operation to a state and records the transition.
    mutating func apply(
        _ operation: NavigationOperation<Schema>, to state: inout NavigationState<Schema>, at milliseconds: Int64
    ) {
        let before = state
        let outcome = state.apply(operation)
        record(NavigationEvent(operation, outcome: outcome, before: before, after: state), at: milliseconds)
    }
}
