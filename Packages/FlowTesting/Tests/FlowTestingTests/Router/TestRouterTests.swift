import FlowKit
import IssueReporting
import Testing

@testable import FlowTesting

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
        #expect(router.router.currentRoutes == [.stop(1)])
        #expect(router.router.sheet == .help)
        router.task("open") { await model.openLater(2) }
        await router.receive(.push(.stop(2)))
        model.leave()
        router.expect(.pop(1))
        await router.finish()
    }

    @Test(
        arguments: [
            .push(.help), .pop(1), .pop(7), .popTo(.stop(1)), .popToRoot, .replace([.help, .stop(1)]),
            .present(.help), .present(.help, as: .fullScreenCover), .dialog(.leave),
            .alert(AlertState(title: "Hello", message: "There")), .navigate(.help),
        ] as [RouterStep<Stop>])
    func everyStepIsAsserted(_ step: RouterStep<Stop>) async {
        let router = TestRouter<Stop>([.stop(1), .stop(2)])
        step.perform(on: router.router)
        router.expect(step)
        router.isExhaustive = false
        await router.finish()
    }

    @Test func dismissalsAreSteps() async {
        let router = TestRouter<Stop>()
        router.router.present(.help)
        router.router.dismiss()
        router.router.alert = AlertState(title: "Hello", message: "There")
        router.router.alert = nil
        router.router.dialog = .leave
        router.router.dialog = nil
        for step in [
            .present(.help), .dismiss, .alert(AlertState(title: "Hello", message: "There")), .alert(nil),
            .dialog(.leave), .dialog(nil),
        ] as [RouterStep<Stop>] {
            router.expect(step)
        }
        await router.finish()
    }

    @Test func stepsOfTheUserNeedNoAssertion() async {
        let router = TestRouter<Stop>([.stop(1)])
        router.apply(.present(.help))
        router.apply(.dismiss)
        router.apply(.pop(1))
        #expect(router.router.isEmpty)
        router.router.present(.help)
        router.expect(.present(.help))
        await router.finishPresented(.topic, with: "books")
        #expect(router.router.sheet == nil)
        await router.finish()
    }

    @Test func whatIsPresentedReturnsAValue() async {
        let router = TestRouter<Stop>()
        let model = StopModel(router.router)
        router.task("choose") { await model.choose() }
        await router.receive(.present(.help))
        await router.finishPresented(.topic, with: "books")
        await router.finish()
        #expect(model.answer == "books")

        router.task("choose again") { await model.choose() }
        await router.receive(.present(.help))
        router.apply(.dismiss)
        await router.finish()
        #expect(model.answer == nil)
    }

    @Test func dialogsAreAnswered() async {
        let router = TestRouter<Stop>([.stop(1)])
        let model = StopModel(router.router)
        router.task("ask") { await model.ask() }
        await router.receive(.dialog(.leave))
        #expect(
            await failures { await router.answer("leaf") } == [
                """
                The dialog has no action "leaf". Did you mean "leave"? The actions are:

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

                This usually means that the code under test asks later: await router.receive(.dialog(…)) first.
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
        let text = await failures { router.expect(.push(.stop(2))) }.first ?? ""
        #expect(text.hasPrefix("The next step of the router is not as expected."))
        #expect(text.contains("stop(2)") && text.contains("stop(1)"), "\(text)")
    }

    @Test func noStep() async {
        let router = TestRouter<Stop>([.stop(1)])
        let text = await failures { router.expect(.popToRoot) }.first ?? ""
        #expect(text.hasPrefix("The router has made no step. Expected: popToRoot"), "\(text)")
        #expect(text.contains("(await router.receive(…) waits for it)"))
        let waited = await failuresOfWaits { await router.receive(.popToRoot) }.first ?? ""
        #expect(waited.contains("for something that the test must provide. The router's screens:"), "\(waited)")
        #expect(
            await failures { await router.finishPresented(.topic, with: "books") } == [
                """
                Nothing is presented that could be finished.

                This usually means that the code under test presents later: await router.receive(.present(…)) first.
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

              - push stop(1) on tab only, by app: changed
                  pushed stop(1) on tab only
              - pop 1 on tab only, by app: changed
                  popped stop(1) on tab only
              - pop 1 on tab only, by app: nothing to do

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

                  - route to help as sheet on tab only, by app: changed
                      presented modal 1, sheet of help over only

                Assert it with 'router.expect(…)', in its order.
                """
            ])
    }
}
