import FlowKit
import Testing

/// A root changes under what lies over it.
@Suite struct NavigationRootTests {
    private var state = SampleState(.push(.page(1)), .push(.page(2)))

    @Test mutating func setRootKeepsPushedScreens() {
        #expect(
            state.changes(by: .setRoot(.page(7))) == [.rootReplaced(from: .root(.home), to: .page(7), on: .tab(.home))])
        #expect(state[.tab(.home)] == FlowState(root: .page(7), stack: [.page(1), .page(2)]))
        #expect(state.changes(by: .setRoot(.page(7))).isEmpty)
        #expect(state.outcome(of: .setRoot(.page(7))) == .unchanged)
        #expect(state.outcome(of: .setRoot(.page(8))) == .changed)
    }

    @Test mutating func nothingComesToTheFront() {
        state.apply(.present(.sheet(3)))
        #expect(
            state.changes(by: .setRoot(.page(7), on: .tab(.orders))) == [
                .rootReplaced(from: .root(.orders), to: .page(7), on: .tab(.orders))
            ])
        state.apply(.setRoot(.page(8)))
        #expect(state.modals == [Modal(1, .sheet(8))], "the place in front is the sheet")
        #expect(state.activity == .shop)
    }

    @Test func aRootChangesUnderTheScreensThatStay() {
        var target = state
        target.apply(.setRoot(.page(7)))
        target.apply(.replace([.page(1), .page(3)]))
        #expect(
            state.changes(to: target) == [
                .popped([.page(2)], on: .tab(.home)),
                .rootReplaced(from: .root(.home), to: .page(7), on: .tab(.home)),
                .pushed([.page(3)], on: .tab(.home)),
            ])
    }

    @Test func aPlaceThatIsNotThereIsRefused() {
        #expect(state.refusal(of: .setRoot(.page(1), on: .tab(.lost))) == .tabUnknown("lost"))
        #expect(state.refusal(of: .setRoot(.page(1), on: .modal(5))) == .noStack(in: ModalID(rawValue: 5)))
    }
}
