import SharedCombine
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
}

@Suite struct SharedCombineTests {
    @Test func publishedPropertiesAnnounceTheirChange() {
        let counter = Counter()
        var announced = 0
        let subscription = counter.objectWillChange.sink { announced += 1 }
        counter.count = 1
        counter.count = 2
        #expect(announced == 2)
        subscription.cancel()
    }
}
