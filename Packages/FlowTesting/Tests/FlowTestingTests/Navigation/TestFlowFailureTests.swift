import FlowKit
@_spi(Reporting) import FlowTestSupport
import FlowTesting
import Testing

/// The texts of failures are a part of the interface.
@MainActor @Suite struct TestFlowFailureTests {
    @Test func anUnexpectedStateShowsTheDifference() async {
        let flow = TestFlow<Corner>(.start)
        flow.navigator.apply(.push(.page(1)))
        let texts = await failures { await flow.receive(.push(.page(1))) { $0.apply(.push(.page(2))) } }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                "The state after 'push page(1)' isn't as expected (expected: -, actual: +):\n\n") == true)
        #expect(texts.first?.contains("-") == true && texts.first?.contains("page(2)") == true)
        #expect(texts.first?.contains("+") == true && texts.first?.contains("page(1)") == true)
    }

    @Test func anotherOutcomeThanTheExpectedOne() async {
        let flow = TestFlow<Corner>(.start)
        for (outcome, isChange) in [(.changed, false), (.unchanged, true)] as [(NavigationOutcome, Bool)] {
            flow.navigator.apply(isChange ? .push(.page(1)) : .back)
            let texts = await failures { await flow.receive(outcome: outcome) }
            #expect(texts.count == 1)
            #expect(texts.first?.hasPrefix("The event isn't as expected (expected: -, actual: +):\n\n") == true)
            #expect(texts.first?.contains("\(isChange ? "+" : "-")   outcome: .changed") == true, "\(texts)")
            #expect(texts.first?.contains("\(isChange ? "-" : "+")   outcome: .nothing to do") == true, "\(texts)")
        }
    }

    @Test func aGuardsDecisionIsAnOutcome() async {
        let flow = TestFlow<Corner>(.start, guards: [.signIn])
        flow.navigator.apply(.push(.page(9)))
        let texts = await failures { await flow.receive(.push(.page(9)), outcome: .unchanged) }
        #expect(texts.first?.contains("outcome: .nothing to do") == true)
        #expect(texts.first?.contains("outcome: .waiting(") == true)
        flow.navigator.dropPending()
        await flow.receive(.push(.page(9)), outcome: .cancelled)
    }

    @Test func anotherEventThanTheExpectedOne() async {
        let flow = TestFlow<Corner>(.start)
        let router = flow.navigator.router(for: .tab(.home))
        router.push(.page(1))
        let other = await failures { await flow.receive(.push(.page(1))) }
        #expect(other.first?.hasPrefix("The event isn't as expected (expected: -, actual: +):\n\n") == true)
        #expect(other.first?.contains(".tab(.home)") == true, "\(other)")
        flow.navigator.apply(.popToRoot(), source: .link)
        let source = await failures { await flow.receive(.popToRoot(), source: .app) }
        #expect(source.first?.contains("\"app\"") == true && source.first?.contains("\"link\"") == true, "\(source)")
    }

    @Test func aMissingEvent() async {
        let flow = TestFlow<Corner>(.start)
        let texts = await failuresOfWaits { await flow.receive(.push(.page(1))) }
        #expect(
            texts.first?.hasPrefix(
                """
                'push page(1)' was expected, but the navigator has done nothing.

                This usually means that the code under test has another router, or that it waits for something that the \
                test must provide: a result, a clock, a guard. The state:

                  NavigationState
                """) == true, "\(texts)")
    }

    @Test func eventsBeforeAResultAreAsserted() async {
        let flow = TestFlow<Corner>(.start)
        flow.navigator.apply(.push(.page(1)))
        let answer = flow.navigator.presentation(of: .number)
        let texts = await failures { await flow.finishPresented(answer.id, .number, with: 3) }
        #expect(
            texts == [
                """
                There are events to assert before 'finish modal 1':

                  - push page(1), by app: changed
                      pushed page(1) on tab home
                  - route to page(1) as sheet, by app: changed
                      presented modal 1, sheet of page(1) over shop
                """
            ])
        await flow.finish()
    }

    @Test func nothingWasExpected() async {
        let flow = TestFlow<Corner>(.start)
        flow.navigator.apply(.dismiss)
        #expect(
            await failures { flow.expectNothing() } == [
                "There are more events:\n\n  - dismiss, by app: nothing to do"
            ])
    }

    @Test func everythingLeftOverIsListed() async {
        let flow = TestFlow<Corner>(.start, guards: [.signIn, .slow])
        let answer = flow.navigator.presentation(of: .number)
        await flow.receivePresented(.page(1))
        flow.navigator.apply(.push(.page(9)))
        await flow.receive(
            .push(.page(9)), outcome: .waiting(NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn)))
        #expect(flow.navigator.apply(.setRoot(.page(7))) == .checking)
        flow.navigator.apply(.dismissModal(ModalID(rawValue: 8)))
        let texts = await failuresOfWaits { await flow.finish() }
        #expect(
            texts == [
                """
                The test has left something.

                Not asserted:

                  - dismiss modal 8, by app: nothing to do

                Not finished:

                  - pending: push page(9) waits. Guard 'sign-in': sign-in
                  - a guard decides about: set root page(7)
                  - an awaited result: modal 1, sheet of page(1)
                """
            ])
        answer.cancel()
        #expect(await answer.result == nil)
    }

    @Test func aTestThatForgetsToFinish() async {
        let recorder = FailureRecorder()
        var line = 0
        await recorder.record {
            let flow = TestFlow<Corner>(.start)
            flow.navigator.apply(.selectTab(.bag))
            await flow.receive(.selectTab(.bag)) { $0.apply(.selectTab(.bag)) }
            line = #line - 1
            flow.navigator.apply(.push(.page(1)))
        }
        #expect(
            recorder.texts == [
                """
                The test ended without 'finish()'.

                Not asserted:

                  - push page(1), by app: changed
                      pushed page(1) on tab bag
                """
            ])
        #expect(recorder.lines == [line])
        // A test that leaves nothing passes.
        _ = TestFlow<Corner>(.start)
    }

    @Test func unexpectedPresentations() async {
        let flow = TestFlow<Corner>(.start)
        let answer = flow.navigator.presentation(of: .number)
        let other = await failures { await flow.receivePresented(.page(2)) }
        #expect(other.first?.hasPrefix("Something else is presented (expected: -, actual: +):\n\n") == true)
        #expect(
            await failures { await flow.finishPresented(answer.id, ResultRoute(.page(1)), with: "a") } == [
                """
                modal 1, sheet of page(1) was finished with a value of type String, but the presenter awaits Int. It \
                stays presented.
                To fix this, declare one ResultRoute for the screen, with one type of value.
                """
            ])
        await flow.finishPresented(answer.id, .number, with: 3)
        flow.navigator.apply(.push(.page(1)))
        let none = await failures { await flow.receivePresented(.page(2)) }
        #expect(none.first?.hasPrefix("Something else is presented (expected: -, actual: +):\n\n") == true)
        await flow.finish()
    }

    @Test func aNavigatorWithoutTheRecorder() async {
        let texts = await failures { _ = TestFlow<Corner> { _ in Navigator(.start) } }
        #expect(texts == ["The navigator doesn't have the recorder among its observers."])
    }
}
