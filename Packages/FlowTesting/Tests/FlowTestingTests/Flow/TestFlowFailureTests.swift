import FlowKit
import FlowTesting
import IssueReporting
import Testing

/// What tests of flows are told: these texts are a part of the interface.
@MainActor @Suite struct TestFlowFailureTests {
    @Test func aStateThatDiffersShowsTheLines() async {
        let flow = TestFlow<Corner>(.start)
        let texts = await failures { await flow.apply(.push(.page(1))) { $0.apply(.push(.page(2))) } }
        #expect(
            texts == [
                """
                'push page(1)' does not lead where it should.

                    shop (in front)
                      tab home (chosen)
                        root(.home)
                  -     page(2)
                  +     page(1)
                      tab bag
                        root(.bag)
                    account
                      tab orders (chosen)
                        root(.orders)

                (Expected: -, actual: +)
                """
            ])
    }

    @Test func withoutAClosureNothingMayChange() async {
        let flow = TestFlow<Corner>(.start)
        #expect(
            await failures { await flow.apply(.push(.page(1))) } == [
                """
                The outcome of 'push page(1)' is not as expected.

                  - nothing to do
                  + changed

                (Expected: -, actual: +)

                It changed:

                  - pushed page(1) on tab home

                To fix this, say what it changes: await flow.apply(…) { state in … }
                """
            ])
        #expect(
            await failures { await flow.apply(.route(.page(1))) { _ in } } == [
                """
                The outcome of 'route to page(1) as push' is not as expected.

                  - changed
                  + nothing to do

                (Expected: -, actual: +)
                """
            ])
    }

    @Test func aGuardsDecisionHasToBeSaid() async {
        let flow = TestFlow<Corner>(.start, guards: [.signIn])
        let texts = await failures { await flow.apply(.push(.page(9))) }
        #expect(
            texts == [
                """
                The outcome of 'push page(9)' is not as expected.

                  - nothing to do
                  + waiting. Guard 'sign-in': sign-in

                (Expected: -, actual: +)

                If that is right, say so: 'outcome: .waiting(…)'.
                """
            ])
        flow.navigator.dropPending()
        flow.expect(.push(.page(9)), outcome: .cancelled)
    }

    @Test func anotherTransitionThanTheExpectedOne() async {
        let flow = TestFlow<Corner>(.start)
        let router = flow.navigator.router(for: .tab(.home))
        router.push(.page(1))
        #expect(
            await failures { flow.expect(.push(.page(1))) } == [
                """
                The next transition is not as expected.

                  - push page(1)
                  + push page(1) on tab home

                (Expected: -, actual: +)

                It was:

                  - push page(1) on tab home, by app: changed
                      pushed page(1) on tab home
                """
            ])
        flow.navigator.apply(.popToRoot(), source: .link)
        #expect(
            await failures { await flow.receive(.popToRoot(), source: .app) } == [
                """
                'pop to root' does not come from where it should.

                  - app
                  + link

                (Expected: -, actual: +)
                """
            ])
    }

    @Test func aTransitionThatDoesNotCome() async {
        let flow = TestFlow<Corner>(.start)
        #expect(
            await failuresOfWaits { await flow.receive(.push(.page(1))) } == [
                """
                'push page(1)' was expected, but nothing has come.

                This usually means that the flow under test did not call its router, that its router is not one of \
                this navigator, or that it waits for something that the test must provide: an answer, a clock, a \
                guard. Where one is:

                  shop (in front)
                    tab home (chosen)
                      root(.home)
                    tab bag
                      root(.bag)
                  account
                    tab orders (chosen)
                      root(.orders)
                """
            ])
        let text = await failures { flow.expect(.push(.page(1))) }.first ?? ""
        #expect(text.hasPrefix("'push page(1)' was expected, but nothing has come.\n"))
        #expect(text.contains("(await flow.receive(…) waits for it)"))
    }

    @Test func whatIsNotAssertedBeforeTheNextOperation() async {
        let flow = TestFlow<Corner>(.start)
        flow.navigator.apply(.push(.page(1)))
        flow.navigator.apply(.selectTab(.bag), source: .link)
        let texts = await failures { await flow.apply(.back) }
        #expect(
            texts == [
                """
                There is something to be asserted before 'back'.

                2 transitions were not asserted:

                  - push page(1), by app: changed
                      pushed page(1) on tab home
                  - select tab bag, by link: changed
                      tab home became bag

                Assert it with 'await flow.receive(…)', in its order.
                """
            ])
        await flow.finish()
    }

    @Test func nothingWasExpected() async {
        let flow = TestFlow<Corner>(.start)
        flow.navigator.apply(.dismiss)
        #expect(
            await failures { flow.expectNothing() } == [
                """
                Nothing was expected to happen.

                1 transition was not asserted:

                  - dismiss, by app: nothing to do

                Assert it with 'await flow.receive(…)', in its order.
                """
            ])
    }

    @Test func whatIsLeftOver() async {
        let flow = TestFlow<Corner>(.start, guards: [.signIn, .slow])
        let answer = flow.navigator.presentation(of: .number)
        await flow.receivePresented(.page(1))
        await flow.apply(
            .push(.page(9)), outcome: .waiting(NavigationRejection(guardName: "sign-in", reason: .signIn)))
        await flow.apply(.push(.page(7)), outcome: .checking)
        flow.navigator.apply(.dismissModal(ModalID(rawValue: 8)))
        let (never, keep) = AsyncStream.makeStream(of: Never.self)
        flow.task("observe") { for await _ in never {} }
        let texts = await failuresOfWaits { await flow.finish() }
        #expect(
            texts == [
                """
                There is something left.

                1 transition was not asserted:

                  - dismiss modal 8, by app: nothing to do

                Assert it with 'await flow.receive(…)', in its order.

                A navigation still waits:

                  - push page(9) waits. Guard 'sign-in': sign-in

                Let it go on with 'navigator.reasonChanged(…)', or give it up with 'navigator.dropPending()'.

                A guard is still being asked:

                  - push page(7)

                Have the guard answer, and assert what becomes of the navigation.

                The result of 1 presentation is still awaited:

                  - modal 1, sheet of page(1)

                End it with 'await flow.finishPresented(…)', or dismiss it.

                1 task still runs:

                  - observe

                Cancel it with its flow, or give it what it waits for.
                """
            ])
        keep.finish()
        flow.navigator.close()
        #expect(await answer.result == nil)
    }

    @Test func aTestThatForgetsToFinish() async {
        let recorder = Recorder()
        var line: UInt = 0
        await withIssueReporters([recorder]) {
            let flow = TestFlow<Corner>(.start)
            await flow.apply(.selectTab(.bag)) { $0.apply(.selectTab(.bag)) }
            line = #line - 1
            flow.navigator.apply(.push(.page(1)))
        }
        #expect(
            recorder.texts == [
                """
                The test ended without 'await flow.finish()', and there is something left.

                1 transition was not asserted:

                  - push page(1), by app: changed
                      pushed page(1) on tab bag

                Assert it with 'await flow.receive(…)', in its order.
                """
            ])
        #expect(recorder.lines == [line])
        // Nothing left, nothing said.
        #expect(await failures { _ = TestFlow<Corner>(.start) } == [])
    }

    @Test func presentationsThatAreNotAsExpected() async {
        let flow = TestFlow<Corner>(.start)
        let answer = flow.navigator.presentation(of: .number)
        #expect(
            await failures { await flow.receivePresented(.page(2)) } == [
                """
                Something else is presented.

                  - sheet of page(2)
                  + sheet of page(1)

                (Expected: -, actual: +)
                """
            ])
        #expect(
            await failures { await flow.finishPresented(answer.id, ResultRoute(.page(1)), with: "a") } == [
                """
                modal 1, sheet of page(1) was finished with a value of type String, but the presenter awaits Int. It \
                stays presented.
                To fix this, declare one ResultRoute for the screen, with one type of value.
                """
            ])
        await flow.finishPresented(answer.id, .number, with: 3)
        #expect(
            await failures { await flow.receivePresented(.page(2), as: .push) } == [
                "'push' presents nothing. Use 'receive(.route(…, as: .push))'."
            ])
        flow.navigator.apply(.push(.page(1)))
        #expect(
            await failures { await flow.receivePresented(.page(2)) } == [
                """
                The next transition presents nothing. Expected: sheet of page(2). It was:

                  - push page(1), by app: changed
                      pushed page(1) on tab home
                """
            ])
        await flow.finish()
    }

    @Test func aNavigatorThatDoesNotTell() async {
        let texts = await failures { _ = TestFlow<Corner> { _ in Navigator(.start) } }
        #expect(
            texts == [
                """
                The navigator does not tell the test what goes through it.

                To fix this, make it with the middleware that the closure gets: Navigator(state, middleware: [recorder])
                """
            ])
    }
}
