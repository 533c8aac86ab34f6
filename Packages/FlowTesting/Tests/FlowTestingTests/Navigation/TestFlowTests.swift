import FlowKit
import FlowTesting
import Testing

@MainActor @Suite struct TestFlowTests {
    @Test func operationsOfTheTestAreComparedWithWhatIsExpected() async {
        let flow = TestFlow<Corner>(.start)
        flow.navigator.apply(.push(.page(1)))
        await flow.receive(.push(.page(1))) { $0.apply(.push(.page(1))) }
        flow.navigator.apply(.push(.page(1)))
        await flow.receive(.push(.page(1))) { $0.apply(.push(.page(1))) }
        flow.navigator.apply(.route(.page(1)))
        await flow.receive(.route(.page(1)), outcome: .unchanged)
        flow.navigator.apply(.selectTab(.orders))
        await flow.receive(.selectTab(.orders)) { state in state.apply(.switchActivity(to: .account)) }
        let gone = NavigationOperation<Corner>.push(.page(1), on: .modal(ModalID(rawValue: 4)))
        flow.navigator.apply(gone)
        await flow.receive(gone, outcome: .refused(.noStack(in: ModalID(rawValue: 4))))
        #expect(flow.state.tab == .orders)
        await flow.finish()
    }

    @Test func viewModelNavigationIsReceived() async {
        let flow = TestFlow<Corner>(.start)
        let router = flow.navigator.router(for: .tab(.bag))
        router.push(.page(1))
        await flow.receive(.push(.page(1), on: .tab(.bag)), source: .app)
        router.navigate(to: .page(2))
        await flow.receive { $0.apply(.push(.page(2), on: .tab(.bag))) }
        Task { router.pop(5) }
        let transition = await flow.receive(.pop(5, on: .tab(.bag))) { $0.apply(.popToRoot(on: .tab(.bag))) }
        #expect(transition?.changes == [.popped([.page(2), .page(1)], on: .tab(.bag))])
        router.pop()
        await flow.receive(.pop(1, on: .tab(.bag)), outcome: .unchanged)
        flow.expectNothing()
        await flow.finish()
    }

    @Test func presentationsEndWithAResult() async {
        let flow = TestFlow<Corner>(.start)
        let number = flow.navigator.presentation(of: .number)
        let id = await flow.receivePresented(.page(1))
        #expect(number.id == id)
        await withKnownIssue { await flow.finishPresented(id, ResultRoute(.page(1)), with: "three") }
        await flow.finishPresented(id, .number, with: 3)
        #expect(await number.result == 3)
        await withKnownIssue { await flow.finishPresented(id, .number, with: 3) }

        let other = flow.navigator.presentation(of: .number, as: .fullScreenCover)
        await flow.receivePresented(.page(1), as: .fullScreenCover)
        flow.navigator.apply(.dismiss)
        await flow.receive(.dismiss) { $0 = .start }
        #expect(await other.result == nil)

        let third = flow.navigator.presentation(of: .number)
        await flow.receivePresented(.page(1))
        third.cancel()
        await flow.receive(.dismissModal(ModalID(rawValue: 3)), source: .result)
        #expect(await third.result == nil)
        await flow.finish()
    }

    /// A modal has a number, and the test's expected state assigns the same number.
    @Test func presentationIsExpectedAsOperation() async {
        let flow = TestFlow<Corner>(.start)
        let sheet = Modal<Corner.Route>.Content.sheet(FlowState(root: .signIn))
        flow.navigator.apply(.present(sheet))
        await flow.receive(.present(sheet)) { $0.apply(.present(sheet)) }
        flow.navigator.apply(.dismiss)
        await flow.receive(.dismiss) { $0.apply(.dismiss) }
        flow.navigator.apply(.all([.push(.page(1)), .present(sheet)]), source: .link)
        flow.navigator.apply(.pop())
        await flow.receive(source: .link) { state in
            state.apply(.push(.page(1)))
            state.apply(.present(sheet))
        }
        await flow.receive(.pop(), outcome: .unchanged)
        await flow.finish()
    }

    @Test func anAppMakesItsOwnNavigator() async {
        let flow = TestFlow<Corner> { recorder in Navigator(.start, guards: [.closed], observers: [recorder]) }
        flow.navigator.apply(.selectTab(.bag))
        await flow.receive(.selectTab(.bag))
        await flow.finish()
    }

    @Test func guardsDecide() async {
        let flow = TestFlow<Corner>(.start, guards: [.closed, .signIn, .slow])
        flow.navigator.apply(.push(.page(8)))
        await flow.receive(
            .push(.page(8)), outcome: .rejected(NavigationOutcome.Rejection(guardName: "closed", reason: .closed)))
        let waiting = Outcome.waiting(NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn))
        flow.navigator.apply(.push(.page(9)))
        await flow.receive(.push(.page(9)), outcome: waiting)
        #expect(flow.navigator.apply(.setRoot(.page(7))) == .checking)
        flow.navigator.apply(.push(.page(9)), source: .link)
        await flow.receive(.setRoot(.page(7)), outcome: .superseded)
        await flow.receive(.push(.page(9)), source: .app, outcome: .superseded)
        await flow.receive(.push(.page(9)), source: .link, outcome: waiting)
        flow.navigator.dropPending()
        await flow.receive(.push(.page(9)), outcome: .cancelled)
        flow.navigator.apply(.push(.page(6)))
        await flow.receive(.push(.page(6))) { $0.apply(.push(.page(6))) }
        await flow.finish()
    }
    private typealias Outcome = NavigationOutcome

    @Test func onRequestOnlyWhatIsAssertedCounts() async {
        let flow = TestFlow<Corner>(.start)
        flow.isExhaustive = false
        let router = flow.navigator.router(for: .tab(.home))
        router.push(.page(1))
        router.push(.page(2))
        router.push(.page(3))
        await flow.receive(.push(.page(2), on: .tab(.home)))
        flow.navigator.apply(.pop(2))
        await flow.receive(.pop(2)) { $0.apply(.pop(2)) }
        await flow.finish()
    }

    @Test func aPresentationsResultIsWaitedFor() async {
        let flow = TestFlow<Corner>(.start)
        let answer = flow.navigator.presentation(of: .number)
        let id = await flow.receivePresented(.page(1))
        Task { flow.navigator.finish(id ?? ModalID(rawValue: 0), .number, with: 3) }
        #expect(await answer.result == 3)
        await flow.receive(.dismissModal(id ?? ModalID(rawValue: 0)))
        await flow.finish()
    }
}
