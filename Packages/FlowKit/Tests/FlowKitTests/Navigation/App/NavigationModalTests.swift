import FlowKit
import Testing

@Suite struct NavigationModalTests {
    @Test func theNextIdentifierIsKnown() {
        var state = SampleState(activity: .shop, nextModalID: ModalID(rawValue: 7))
        #expect(state.nextModalID == ModalID(rawValue: 7))
        state.apply(.present(.sheet(1)))
        #expect(state.modals.map(\.id.rawValue) == [7])
        #expect(state.nextModalID == ModalID(rawValue: 8))
        #expect(SampleState().nextModalID == ModalID(rawValue: 1))
        #expect(state.violations().isEmpty)
    }

    @Test func everyNumberCanBeTheFirstIdentifier() {
        for number in [Int.min, -1, 0, .max] {
            var state = SampleState(activity: .shop, nextModalID: ModalID(rawValue: number))
            state.apply(.present(.sheet(1)))
            #expect(state.modals.map(\.id.rawValue) == [number])
        }
    }

    private var state = SampleState()

    @Test mutating func presentedModalHasNumberAndStack() {
        #expect(state.changes(by: .present(.sheet(1))) == [.presented(Modal(1, .sheet(1)), over: .shop)])
        #expect(state.changes(by: .present(.cover(2))) == [.presented(Modal(2, .cover(2)), over: .shop)])
        state.apply(.push(.page(3)))
        state.apply(.push(.page(4), on: .modal(1)))
        #expect(state.modals == [Modal(1, .sheet(1, 4)), Modal(2, .cover(2, 3))])
        #expect(state.modal(ModalID(rawValue: 1))?.flow?.routes == [.page(1), .page(4)])
        #expect(state.modal(ModalID(rawValue: 3)) == nil)
    }

    @Test mutating func aNumberIsNotGivenTwice() {
        state.apply(.present(.hello))
        state.apply(.dismiss)
        state.apply(.present(.hello))
        #expect(state.modals.map(\.id.rawValue) == [2])
        let saved = state
        state.apply(.present(.sheet(1)))
        state.apply(.restore(saved))
        state.apply(.present(.hello))
        #expect(state.modals.map(\.id.rawValue) == [4])
    }

    @Test mutating func nothingLiesOverAnAlert() {
        state.apply(.present(.sheet(1)))
        state.apply(.present(.hello))
        #expect(
            state.changes(by: .present(.question)) == [
                .dismissed(Modal(2, .hello), over: .shop), .presented(Modal(3, .question), over: .shop),
            ])
        state.apply(.route(.page(2), as: .sheet))
        #expect(state.modals == [Modal(1, .sheet(1)), Modal(4, .sheet(2))])
    }

    @Test mutating func dismissingGoesFromTheTopDown() {
        for page in 1...4 { state.apply(.present(.sheet(page))) }
        #expect(state.changes(by: .dismiss) == [.dismissed(Modal(4, .sheet(4)), over: .shop)])
        #expect(
            state.changes(by: .dismissModal(ModalID(rawValue: 2))) == [
                .dismissed(Modal(3, .sheet(3)), over: .shop), .dismissed(Modal(2, .sheet(2)), over: .shop),
            ])
        #expect(state.changes(by: .dismissModal(ModalID(rawValue: 2))).isEmpty)
        #expect(state.changes(by: .dismissAll) == [.dismissed(Modal(1, .sheet(1)), over: .shop)])
        #expect(state.changes(by: .dismissAll).isEmpty)
        #expect(state.changes(by: .dismiss).isEmpty)
    }

    @Test mutating func aDoubleTapPresentsOnce() {
        let present = SampleOperation.route(.page(1), as: .sheet)
        #expect(state.changes(by: present) == [.presented(Modal(1, .sheet(1)), over: .shop)])
        #expect(state.changes(by: present).isEmpty)
        #expect(state.changes(by: .route(.page(1), as: .sheet, on: .tab(.home))).isEmpty)
        state.apply(.route(.page(1), as: .fullScreenCover))
        #expect(state.modals == [Modal(1, .sheet(1)), Modal(2, .cover(1))])
        state.apply(.route(.page(1), as: .sheet, on: .tab(.home)))
        #expect(state.modals == [Modal(1, .sheet(1))], "what lies over the screen goes")
    }

    /// A sign-in that has pushed a screen isn't presented over itself.
    @Test mutating func presentingAnOpenFlowPopsToItsRoot() {
        state.apply(.present(.sheet(1, 2)))
        #expect(state.outcome(of: .route(.page(1), as: .sheet)) == .changed)
        state.apply(.route(.page(1), as: .sheet))
        #expect(state.modals == [Modal(1, .sheet(1))])
        state.apply(.push(.page(2)))
        state.apply(.present(.sheet(3, 4)))
        state.apply(.route(.page(3), as: .sheet, on: .modal(1)))
        #expect(state.modals == [Modal(1, .sheet(1, 2)), Modal(2, .sheet(3))])
        state.apply(.route(.page(3), as: .fullScreenCover))
        #expect(state.modals.map(\.content) == [.sheet(1, 2), .sheet(3), .cover(3)])
    }

    @Test mutating func presentingReplacesModalsOverThePresenter() {
        state.apply(.present(.sheet(1)))
        state.apply(.present(.sheet(2)))
        state.apply(.route(.page(3), as: .fullScreenCover, on: .modal(1)))
        #expect(state.modals == [Modal(1, .sheet(1)), Modal(3, .cover(3))])
        state.apply(.route(.page(4), as: .sheet, on: .tab(.bag)))
        #expect(state.tab == .bag)
        #expect(state.modals == [Modal(4, .sheet(4))])
    }

    @Test mutating func anActivityKeepsWhatIsPresentedOverIt() {
        state.apply(.present(.sheet(1)))
        state.apply(.switchActivity(to: .brochures))
        #expect(state.modals.isEmpty)
        #expect(state.front == .tab(.brochures))
        #expect(state.changes(by: .dismissAll).isEmpty)
        state.apply(.push(.page(2), on: .modal(1)))
        state.apply(.back)
        #expect(state.modals == [Modal(1, .sheet(1, 2))])
        state.apply(.switchActivity(to: .account))
        #expect(
            state.changes(by: .dismissModal(ModalID(rawValue: 1))) == [.dismissed(Modal(1, .sheet(1, 2)), over: .shop)])
    }
}
