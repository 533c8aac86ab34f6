@_spi(Reporting) import FlowTestSupport
import HeadlessUI
import ScreenTesting
import SharedCombine
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct ScreenWaitTests {
    @Test func waitsForTheTasksOfAScreen() async {
        struct Slow: View {
            let values: AsyncStream<String>
            @State private var text = "waiting"
            var body: some View {
                Text(text).task { for await value in values { text = value } }
            }
        }
        let (values, send) = AsyncStream.makeStream(of: String.self)
        let app = ScreenDriver { Slow(values: values) }
        #expect(app.shows("waiting"))
        send.yield("halfway")
        await app.settle { app.shows("halfway") }
        send.yield("done")
        await app.settle { app.shows("done") }
    }

    @Test func aScreenWaitsForFurtherSources() async {
        let model = Model()
        let app = ScreenDriver { Text("Lamp").task { model.number = 1 } }
        await app.settle(model) { model.number == 1 }
    }

    @Test func aConditionThatNeverHoldsShowsTheScreen() async {
        let app = ScreenDriver { Text("Alone") }
        #expect(
            await failuresOfWaits { await app.settle(comment: "two lamps") { false } } == [
                """
                The condition doesn't hold (two lamps), and the wait ended after 0.0 seconds.

                This usually means that a task waits for something that the test must provide. The screen:

                  screen
                    text "Alone"
                """
            ])
    }
}

@MainActor
private final class Model: ObservableObject {
    @Published var number = 0
}
