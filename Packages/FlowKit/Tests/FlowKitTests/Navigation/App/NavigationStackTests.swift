import FlowKit
import Testing

@Suite struct NavigationStackTests {
    private var state = SampleState()

    @Test mutating func aScreenGoesOnTheStackInFront() {
        #expect(state.changes(by: .route(.page(1))) == [.pushed([.page(1)], on: .tab(.home))])
        #expect(state.route == .page(1))
        state.apply(.present(.sheet(2)))
        #expect(state.changes(by: .route(.page(3))) == [.pushed([.page(3)], on: .modal(1))])
        #expect(state.front == .modal(1))
        #expect(state.stack(of: .home) == [.page(1)])
    }

    @Test mutating func aDoubleTapOpensOneScreen() {
        state.apply(.route(.page(1)))
        #expect(state.changes(by: .route(.page(1))).isEmpty)
        #expect(state.changes(by: .push(.page(1))) == [.pushed([.page(1)], on: .tab(.home))])
        state.apply(.popToRoot())
        #expect(state.changes(by: .route(.root(.home))).isEmpty, "the root is shown already")
    }

    @Test mutating func poppingEndsAtTheRoot() {
        state.apply(.replace([.page(1), .page(2), .page(3)]))
        #expect(state.changes(by: .pop(0)).isEmpty)
        #expect(state.changes(by: .pop(.min)).isEmpty)
        #expect(state.changes(by: .pop()) == [.popped([.page(3)], on: .tab(.home))])
        #expect(state.changes(by: .pop(.max)) == [.popped([.page(2), .page(1)], on: .tab(.home))])
        #expect(state.changes(by: .pop()).isEmpty)
        #expect(state.route == .root(.home))
    }

    @Test mutating func popToGoesBackToTheTopmostMatch() {
        state.apply(.replace([.page(1), .page(2), .page(1), .page(3)]))
        #expect(state.changes(by: .popTo(.page(9))).isEmpty)
        #expect(state.changes(by: .popTo(.page(3))).isEmpty)
        #expect(state.changes(by: .popTo(.page(1))) == [.popped([.page(3)], on: .tab(.home))])
        state.apply(.popTo(.root(.home)))
        #expect(state.stack(of: .home).isEmpty)
    }

    @Test mutating func replaceKeepsCommonScreens() {
        state.apply(.replace([.page(1), .page(2), .page(3)]))
        #expect(
            state.changes(by: .replace([.page(1), .page(4)])) == [
                .popped([.page(3), .page(2)], on: .tab(.home)), .pushed([.page(4)], on: .tab(.home)),
            ])
        #expect(state.changes(by: .replace([.page(1), .page(4)])).isEmpty)
    }

    @Test mutating func anotherRootTakesAllWithIt() {
        state.apply(.push(.page(1)))
        #expect(
            state.changes(by: .route(.page(2), as: .root)) == [
                .popped([.page(1)], on: .tab(.home)),
                .rootReplaced(from: .root(.home), to: .page(2), on: .tab(.home)),
            ])
        #expect(state.changes(by: .route(.page(2), as: .root)).isEmpty)
        #expect(state.changes(by: .pop()).isEmpty)
        #expect(state.route == .page(2))
    }

    @Test mutating func aPlaceThatIsNamedForARouteComesToTheFront() {
        state.apply(.present(.sheet(1)))
        state.apply(.switchActivity(to: .account))
        state.apply(.present(.sheet(2)))
        #expect(
            state.changes(by: .route(.page(3), on: .tab(.bag))) == [
                .dismissed(Modal(1, .sheet(1)), over: .shop),
                .activitySwitched(from: .account, to: .shop),
                .historyChanged(from: [.shop], to: [.account]),
                .tabSelected(from: .home, to: .bag),
                .pushed([.page(3)], on: .tab(.bag)),
            ])
        #expect(state[.account]?.modals == [Modal(2, .sheet(2))])
        state.apply(.present(.sheet(4)))
        state.apply(.present(.hello))
        state.apply(.route(.page(5), on: .modal(3)))
        #expect(state.modals == [Modal(3, .sheet(4, 5))], "the alert over it is gone")
    }

    @Test mutating func aPushOnAPlaceMovesNothingElse() {
        state.apply(.present(.hello))
        #expect(state.changes(by: .push(.page(1), on: .tab(.orders))) == [.pushed([.page(1)], on: .tab(.orders))])
        #expect(state.activity == .shop)
        #expect(state.changes(by: .push(.page(2))) == [.pushed([.page(2)], on: .tab(.home))])
        #expect(state.modals == [Modal(1, .hello)])
        #expect(state.changes(by: .pop(on: .tab(.orders))) == [.popped([.page(1)], on: .tab(.orders))])
    }
}
