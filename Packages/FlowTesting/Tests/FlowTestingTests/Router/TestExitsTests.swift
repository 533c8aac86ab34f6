import FlowKit
import FlowTesting
import Testing

@MainActor @Suite struct TestExitsTests {
    @Test func whereAFeatureSendsOneIsAsserted() async {
        let exits = TestExits<StopExit>()
        let model = StopModel(Router(), exit: exits.exit)
        exits.expectNothing()
        model.shop()
        exits.expect(.shop)
        Task { await model.buyLater(7) }
        await exits.receive(.product(7))
        exits.finish()
    }

    @Test func onRequestOnlyWhatIsAssertedCounts() async {
        let exits = TestExits<StopExit>(exhaustivity: .off)
        let model = StopModel(Router(), exit: exits.exit)
        model.shop()
        await model.buyLater(1)
        await model.buyLater(2)
        exits.expect(.product(1))
        exits.finish()
    }

    @Test func anotherExit() async {
        let exits = TestExits<StopExit>()
        await StopModel(Router(), exit: exits.exit).buyLater(1)
        #expect(
            await failures { exits.expect(.product(2)) } == [
                """
                The next exit is not as expected.

                  - StopExit.product(2)
                  + StopExit.product(1)

                (Expected: -, actual: +)
                """
            ])
        #expect(
            await failures { exits.expect(.shop) } == [
                """
                The exit shop was expected, but none was taken.

                This usually means that the flow was made with another exit, or that it waits for something that the \
                test must provide (await exits.receive(…) waits for it).
                """
            ])
        #expect(
            await failuresOfWaits { await exits.receive(.shop) } == [
                """
                The exit shop was expected, but none was taken.

                This usually means that the flow was made with another exit, or that it waits for something that the \
                test must provide.
                """
            ])
    }

    @Test func whatIsLeftOver() async {
        let exits = TestExits<StopExit>()
        let model = StopModel(Router(), exit: exits.exit)
        let left = """
            2 exits were not asserted:

              - shop
              - product(3)

            Assert it with 'exits.expect(…)', in its order.
            """
        model.shop()
        await model.buyLater(3)
        #expect(await failures { exits.expectNothing() } == ["No exit was expected.\n\n\(left)"])
        model.shop()
        await model.buyLater(3)
        #expect(await failures { exits.finish() } == ["There is something left.\n\n\(left)"])
        let texts = await failures {
            let forgotten = TestExits<StopExit>()
            forgotten.exit(.shop)
        }
        #expect(
            texts == [
                """
                The test ended without 'exits.finish()'.

                1 exit was not asserted:

                  - shop

                Assert it with 'exits.expect(…)', in its order.
                """
            ])
    }
}
