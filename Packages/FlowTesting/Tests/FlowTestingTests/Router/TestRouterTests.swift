import FlowKit
import FlowTesting
import IssueReporting
import Testing

@MainActor @Suite struct TestRouterTests {
    @Test func whatAViewModelDoesIsAsserted() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        model.open(1)
        router.expect(.navigate(.stop(1)))
        model.open(1)
        router.expectNothing()
        model.askForHelp()
        router.expect(.present(.help))
        #expect(router.state == StackState(routes: [.stop(1)], sheet: .help))
        router.task("open") { await model.openLater(2) }
        await router.receive(.push(.stop(2)))
        model.leave()
        router.expect(.pop(1))
        await router.finish()
    }

    /// Each operation of a router is asserted by itself.
    @Test(
        arguments: [
            .push(.help), .pop(1), .pop(7), .popTo(.stop(1)), .popToRoot, .replaceTop(.help),
            .replace([.help, .stop(1)]),
            .present(.help), .present(.help, as: .fullScreenCover), .dialog(.leave),
            .alert(AlertState(title: "Hello", message: "There")), .navigate(.stop(1)),
            .restore(StackState(routes: [.help], sheet: .stop(4))),
        ] as [StackOperation<Stop>])
    func operationsAreThemselves(_ operation: StackOperation<Stop>) async {
        let router = TestRouter<Stop>(StackState(routes: [.stop(1), .stop(2)]))
        router.router.apply(operation)
        router.expect(operation)
        router.router.apply(operation)
        router.exhaustivity = .off
        await router.finish()
    }

    @Test func whatTheUserDoesNeedsNoAssertion() async {
        let router = TestRouter<Stop>(StackState(routes: [.stop(1)], sheet: .help))
        router.apply(.dismiss)
        router.apply(.pop(1))
        #expect(router.state == StackState())
        router.router.present(.help)
        router.expect(.present(.help))
        await router.finishPresented(with: 7)
        #expect(router.state == StackState())
        await router.finish()
    }

    @Test func whatIsPresentedReturnsAValue() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        router.task("choose") { await model.choose() }
        await router.receive(.present(.help))
        await router.finishPresented(with: "books")
        await router.finish()
        #expect(model.answer == "books")

        router.task("choose again") { await model.choose() }
        await router.receive(.present(.help))
        router.apply(.dismiss)
        await router.finish()
        #expect(model.answer == nil)
    }

    @Test func dialogsAreAnswered() async {
        let router = TestRouter<Stop>(StackState(routes: [.stop(1)]))
        let model = StopModel(router.router)
        router.task("ask") { await model.ask() }
        await router.receive(.dialog(.leave))
        #expect(
            await failures { await router.answer("leaf") } == [
                """
                The dialog has no answer "leaf". Did you mean "leave"? The answers are:

                  - leave
                  - stay
                """
            ])
        await router.answer("leave")
        await router.receive(.popToRoot)
        #expect(
            await failures { await router.answer("stay") } == [
                """
                There is no dialog that could be answered with "stay".

                This usually means that what is tested asks later: await router.receive(.dialog(…)) first.
                """
            ])
        await router.finish()
    }

    @Test func aResultThatIsStillAwaited() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        router.task("choose") { await model.choose() }
        await router.receive(.present(.help))
        #expect(
            await failuresOfWaits { await router.finish() } == [
                """
                There is something left.

                The result of 1 presentation is still awaited:

                  - modal 1, sheet of help

                End it with 'await router.finishPresented(…)', or dismiss it.

                1 task still runs:

                  - choose

                Cancel it with its flow, or give it what it waits for.
                """
            ])
        router.apply(.dismiss)
        await router.finish()
    }

    @Test func onRequestOnlyWhatIsAssertedCounts() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        await router.withExhaustivity(.off) {
            model.open(1)
            model.open(2)
            model.open(3)
            router.expect(.push(.stop(2)))
        }
        await router.finish()
    }

    @Test func anotherOperation() async {
        let router = TestRouter<Stop>()
        StopModel(router.router).open(1)
        #expect(
            await failures { router.expect(.push(.stop(2))) } == [
                """
                The router did something else.

                  - push stop(2)
                  + push stop(1)

                (Expected: -, actual: +)
                """
            ])
        StopModel(router.router).open(2)
        #expect(
            await failures { router.expect(.navigate(.stop(1))) } == [
                """
                The router did something else.

                  + push stop(2)

                (Expected: -, actual: +)

                The expected operation does nothing where the router was:

                  root
                  stop(1)
                """
            ])
    }

    @Test func noOperation() async {
        let router = TestRouter<Stop>(StackState(routes: [.stop(1)]))
        #expect(
            await failures { router.expect(.popToRoot) } == [
                """
                PopToRoot was expected, but the router did nothing.

                This usually means that what is tested has another router, that it has gone already, or that it waits \
                for something that the test must provide (await router.receive(…) waits for it). Where \
                the router is:

                  root
                  stop(1)
                """
            ])
        let text = await failuresOfWaits { await router.receive(.popToRoot) }.first ?? ""
        #expect(text.contains("for something that the test must provide. Where the router is:"))
        #expect(
            await failures { await router.finishPresented(with: 1) } == [
                """
                Nothing is presented that could be finished.

                This usually means that what is tested presents later: await router.receive(.present(…)) first.
                """
            ])
    }

    @Test func whatIsLeftOver() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        model.open(1)
        model.leave()
        model.leave()
        let left = """
            3 operations were not asserted:

              - push stop(1)
              - pop 1
              - pop 1: nothing to do

            Assert it with 'router.expect(…)', in its order.
            """
        #expect(await failures { router.expectNothing() } == ["Nothing was expected to happen.\n\n\(left)"])
        model.open(1)
        model.leave()
        model.leave()
        #expect(await failures { await router.finish() } == ["There is something left.\n\n\(left)"])
    }

    @Test func aTestThatForgetsToFinish() async {
        let texts = await failures {
            let router = TestRouter<Stop>()
            StopModel(router.router).askForHelp()
        }
        #expect(
            texts == [
                """
                The test ended without 'await router.finish()', and there is something left.

                1 operation was not asserted:

                  - route to help as sheet

                Assert it with 'router.expect(…)', in its order.
                """
            ])
    }
}
