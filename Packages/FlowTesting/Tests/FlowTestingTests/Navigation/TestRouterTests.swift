import FlowKit
@_spi(Reporting) import FlowTestSupport
import Testing

@testable import FlowTesting

@MainActor @Suite struct TestRouterTests {
    @Test func viewModelNavigationIsAsserted() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        model.open(1)
        router.expect(.push(.stop(1)))
        model.open(1)
        router.expectNothing()
        model.askForHelp()
        router.expect(.present(.help))
        #expect(router.router.path == [.stop(1)])
        #expect(router.router.sheet == .help)
        let opening = Task { await model.openLater(2) }
        await router.receive(.push(.stop(2)))
        await opening.value
        model.leave()
        router.expect(.pop(1))
        await router.finish()
    }

    @Test func everyStepIsAsserted() async {
        let alert = AlertState(title: "Hello", message: "There")
        let steps: [(RouterStep<Stop>, (Router<Stop>) -> Void)] = [
            (.push(.help), { $0.push(.help) }), (.push(.help), { $0.navigate(to: .help) }),
            (.pop(1), { $0.pop() }), (.pop(7), { $0.pop(7) }),
            (.popTo(.stop(1)), { $0.popTo(.stop(1)) }), (.popToRoot, { $0.popToRoot() }),
            (.replace([.help, .stop(1)]), { $0.path = [.help, .stop(1)] }),
            (.present(.help), { $0.present(.help) }),
            (.present(.help, as: .fullScreenCover), { $0.present(.help, as: .fullScreenCover) }),
            (.question(.leave), { $0.dialog = Question.leave.alert }), (.alert(alert), { $0.alert = alert }),
        ]
        for (step, perform) in steps {
            let router = TestRouter<Stop>([.stop(1), .stop(2)])
            perform(router.router)
            router.expect(step)
            router.isExhaustive = false
            await router.finish()
        }
    }

    @Test func dismissalsAreSteps() async {
        let router = TestRouter<Stop>()
        router.router.present(.help)
        router.router.sheet = nil
        router.router.alert = AlertState(title: "Hello", message: "There")
        router.router.alert = nil
        router.router.dialog = Question.leave.alert
        router.router.dialog = nil
        for step in [
            .present(.help), .dismiss, .alert(AlertState(title: "Hello", message: "There")), .alert(nil),
            .question(.leave), .dialog(nil),
        ] as [RouterStep<Stop>] {
            router.expect(step)
        }
        await router.finish()
    }

    @Test func stepsOfTheUserNeedNoAssertion() async {
        let router = TestRouter<Stop>([.stop(1)])
        router.apply { $0.present(.help) }
        router.apply { $0.sheet = nil }
        router.apply { $0.pop() }
        #expect(router.router.path.isEmpty)
        router.router.present(.help)
        router.expect(.present(.help))
        await router.finishPresented(.topic, with: "books")
        #expect(router.router.sheet == nil)
        await router.finish()
    }

    @Test func presentedScreenReturnsValue() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        let choosing = Task { await model.choose() }
        await router.receive(.present(.help))
        await router.finishPresented(.topic, with: "books")
        await choosing.value
        #expect(model.answer == "books")

        let choosingAgain = Task { await model.choose() }
        await router.receive(.present(.help))
        router.apply { $0.sheet = nil }
        await choosingAgain.value
        await router.finish()
        #expect(model.answer == nil)
    }

    private enum Wrong: String { case leaf }

    @Test func questionsAreAnswered() async {
        let router = TestRouter<Stop>([.stop(1)])
        let model = StopModel(router.router)
        let asking = Task { await model.ask() }
        await router.receive(.question(.leave))
        #expect(
            await failures { await router.answer(Wrong.leaf) } == [
                """
                The question has no action "leaf". The actions are:

                  - leave
                  - stay
                """
            ])
        await router.answer(StopAction.leave)
        await router.receive(.popToRoot)
        #expect(
            await failures { await router.answer(StopAction.stay) } == [
                "There is no question. Receive it first: await router.receive(.question(…))"
            ])
        await asking.value
        await router.finish()
    }

    @Test func aResultThatIsStillAwaited() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        let choosing = Task { await model.choose() }
        await router.receive(.present(.help))
        #expect(
            await failuresOfWaits { await router.finish() } == [
                """
                The test has left something.

                Not finished:

                  - an awaited result: modal 1, sheet of help
                """
            ])
        router.apply { $0.sheet = nil }
        await choosing.value
        await router.finish()
    }

    @Test func onRequestOnlyWhatIsAssertedCounts() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        router.isExhaustive = false
        model.open(1)
        model.open(2)
        model.open(3)
        router.expect(.push(.stop(2)))
        await router.finish()
    }

    @Test func anotherStep() async {
        let router = TestRouter<Stop>()
        StopModel(router.router).open(1)
        #expect(
            await failures { router.expect(.push(.stop(2))) } == [
                """
                The step isn't as expected (expected: -, actual: +):

                    RouterStep.push(
                  -   .stop(2)
                  +   .stop(1)
                    )
                """
            ])
    }

    @Test func noStep() async {
        let router = TestRouter<Stop>([.stop(1)])
        for texts in [
            await failures { router.expect(.popToRoot) },
            await failuresOfWaits { await router.receive(.popToRoot) },
        ] {
            #expect(
                texts.first?.hasPrefix("'popToRoot' was expected, but the navigator has done nothing.") == true,
                "\(texts)")
        }
        #expect(
            await failures { await router.finishPresented(.topic, with: "books") } == [
                "Nothing is presented. Receive it first: await router.receive(.present(…))"
            ])
    }

    @Test func everythingLeftOverIsListed() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        let steps = """

              - push stop(1) on tab only, by app: changed
                  pushed stop(1) on tab only
              - pop 1 on tab only, by app: changed
                  popped stop(1) on tab only
              - pop 1 on tab only, by app: nothing to do
            """
        model.open(1)
        model.leave()
        model.leave()
        #expect(await failures { router.expectNothing() } == ["There are more events:\n\(steps)"])
        model.open(1)
        model.leave()
        model.leave()
        #expect(
            await failures { await router.finish() } == ["The test has left something.\n\nNot asserted:\n\(steps)"])
    }

    @Test func aTestThatForgetsToFinish() async {
        let texts = await failures {
            let router = TestRouter<Stop>()
            StopModel(router.router).askForHelp()
        }
        #expect(
            texts == [
                """
                The test ended without 'finish()'.

                Not asserted:

                  - route to help as sheet on tab only, by app: changed
                      presented modal 1, sheet of help over only
                """
            ])
    }
}
