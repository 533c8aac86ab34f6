import FlowKit
import Testing

@Suite struct NavigationTimeTravelTests {
    /// Every state is found again, back and forward and in jumps.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func itLeadsThroughTheStatesThatWere(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        var state = random.sampleState(after: 3)
        var states = [state]
        var journal = NavigationJournal(start: state, capacity: 60)
        for time in 0..<40 as Range<Int64> {
            journal.apply(random.sampleOperation(restoring: states), to: &state, at: time)
            states.append(state)
        }
        var travel = NavigationTimeTravel(journal, from: state)
        #expect(travel.position == 40)
        #expect(travel.stepForward() == nil)
        for expected in states.dropLast().reversed() { #expect(travel.stepBack() == expected) }
        #expect(travel.stepBack() == nil)
        #expect(travel.entry == nil)
        for expected in states.dropFirst() { #expect(travel.stepForward() == expected) }
        for _ in 0..<30 {
            let position = Int.random(in: -5..<50, using: &random)
            let nearest = min(max(position, 0), 40)
            #expect(travel.move(to: position) == states[nearest])
            #expect(travel.entry?.id == (nearest == 0 ? nil : nearest))
        }
    }

    /// A state of the past is a state to go on from.
    @Test func oneCanStayInThePast() {
        var state = SampleState(activity: .shop)
        var journal = NavigationJournal(start: state)
        journal.apply(.present(.sheet(1)), to: &state, at: 1)
        journal.apply(.dismiss, to: &state, at: 2)
        journal.apply(.push(.page(2)), to: &state, at: 3)
        var travel = NavigationTimeTravel(journal, from: state)
        let past = travel.move(to: 1)
        journal.apply(.restore(past), to: &state, at: 4)
        #expect(state.modals == [Modal(1, .sheet(1))])
        journal.apply(.present(.hello), to: &state, at: 5)
        #expect(state.modals.map(\.id.rawValue) == [1, 2])
        #expect(NavigationRecording(journal).firstDivergence() == nil)
    }
}
