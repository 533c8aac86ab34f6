import SharedCombine
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    final class Counter: ObservableObject {
        @Published var count = 0
    }

    final class Timer: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
    }

    @Test func aDeclaredPublisherIsTheSameOnEachAccess() {
        let timer = Timer()
        #expect(timer.objectWillChange === timer.objectWillChange)
    }

    @Test func theCounterOfTheReadme() {
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }

        let counter = Counter()
        let watching = counter.$count.sink { print("\($0) so far") }

        counter.count = 2
        watching.cancel()
        counter.count = 3
        #expect(printed == ["0 so far", "2 so far"])
    }
}
