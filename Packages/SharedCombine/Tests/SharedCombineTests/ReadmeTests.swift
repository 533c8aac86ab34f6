import SharedCombine
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    final class Counter: ObservableObject {
        @Published var count = 0
    }

    @Test func theCounterOfTheReadme() {
        let counter = Counter()
        let watching = counter.$count.sink { print("\($0) so far") }

        watching.cancel()
    }
}
