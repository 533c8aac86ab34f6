import FlowKit
import FlowTestSupport
import Testing

/// The differences of two states, in the order in which a screen shows them.
@Suite struct NavigationChangeTests {
    @Test func changesAreInTheOrderOfTheScreen() {
        let old = SampleState(
            .push(.page(1)), .push(.page(2), on: .tab(.bag)), .push(.page(3), on: .tab(.orders)), .present(.sheet(4)),
            .present(.hello))
        var new = old
        new.apply(.dismissAll)
        new.apply(.popToRoot())
        new.apply(.replace([.page(5)], on: .tab(.orders)))
        new.apply(.selectTab(.bag))
        new.apply(.switchActivity(to: .account))
        new.apply(.selectTab(.orders))
        new.apply(.present(.cover(6, 7)))
        new.apply(.present(.question))
        #expect(
            old.changes(to: new) == [
                .dismissed(Modal(2, .hello), over: .shop), .dismissed(Modal(1, .sheet(4)), over: .shop),
                .popped([.page(1)], on: .tab(.home)), .popped([.page(3)], on: .tab(.orders)),
                .activitySwitched(from: .shop, to: .account), .historyChanged(from: [], to: [.shop]),
                .tabSelected(from: .home, to: .bag), .tabSelected(from: .settings, to: .orders),
                .pushed([.page(5)], on: .tab(.orders)),
                .presented(Modal(3, .cover(6, 7)), over: .account), .presented(Modal(4, .question), over: .account),
            ])
        #expect(old.changes(to: old).isEmpty)
    }

    @Test func aPresentationStaysAndChanges() {
        let old = SampleState(.present(.sheet(1)), .push(.page(2)), .present(.cover(3)))
        var new = old
        new.apply(.route(.page(4), as: .root, on: .modal(1)))
        new.apply(.push(.page(5)))
        #expect(
            old.changes(to: new) == [
                .dismissed(Modal(2, .cover(3)), over: .shop), .popped([.page(2)], on: .modal(1)),
                .rootReplaced(from: .page(1), to: .page(4), on: .modal(1)), .pushed([.page(5)], on: .modal(1)),
            ])
    }

    /// Identifiers of two states that have nothing in common may be equal.
    @Test func anotherPresentationWithTheSameIdentifierIsPresentedAgain() {
        let old = SampleState(.present(.sheet(1)))
        #expect(
            old.changes(to: SampleState(.present(.cover(1)))) == [
                .dismissed(Modal(1, .sheet(1)), over: .shop), .presented(Modal(1, .cover(1)), over: .shop),
            ])
        #expect(SampleState(.present(.hello)).changes(to: SampleState(.present(.question))).count == 2)
    }

    /// Dismissals, pops, pushes, presentations: whichever states, and whether or not they have a past in common.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func restoringAStateChangesInThatOrder(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let old = random.sampleState(after: Int.random(in: 0..<20, using: &random))
            var new = Bool.random(using: &random) ? old : SampleState(activity: .shop)
            for _ in 0..<Int.random(in: 0..<20, using: &random) { new.apply(random.sampleOperation()) }
            let turns = old.changes(to: new).map(\.turn)
            if turns != turns.sorted() { Issue.record("\(old.changes(to: new)) are out of order") }
            var state = old
            state.apply(.restore(new))
            if state != new { Issue.record("\(old) became \(state) instead of \(new)") }
        }
    }
}

extension SampleChange {
    fileprivate var turn: Int {
        switch self {
        case .dismissed: 0
        case .popped, .rootReplaced: 1
        case .visibleActivitiesChanged, .disabledTabsChanged, .activitySwitched, .historyChanged, .tabSelected: 2
        case .pushed: 3
        case .presented: 4
        }
    }
}
