import FlowTestSupport
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct StreamLoaderTests {
    private let store = StoredNumbers()
    private let loader = StreamLoader<Int, TestFailure>(atEnd: .broken)

    private func observe() -> Task<Void, Never> {
        Task { [loader, store] in await loader.observe { store.values() } }
    }

    // MARK: - Values

    @Test func eachValueIsShownAtOnce() async {
        let observing = observe()
        defer { observing.cancel() }
        #expect(loader.state == .loading)
        for value in 1...2 {
            await store.send(value)
            await settle(loader) { loader.state == .success(value) }
        }
        #expect(loader.notice == nil)
    }

    @Test func aValueCanBeChangedBeforeTheStreamHasIt() async {
        loader.update { $0 += 1 }
        #expect(loader.state == .loading)
        let observing = observe()
        defer { observing.cancel() }
        await store.send(1)
        await settle(loader) { loader.state.isSuccess }
        loader.update { $0 += 1 }
        #expect(loader.state == .success(2))
    }

    // MARK: - Failures

    @Test func theEndOfTheStreamIsAnErrorIfThereIsNoValue() async {
        let observing = observe()
        defer { observing.cancel() }
        await store.end()
        await settle(loader) { loader.state == .error(.broken) }
        #expect(loader.notice == nil)
    }

    @Test func theEndOfTheStreamIsANoticeBesideAValue() async {
        let observing = observe()
        defer { observing.cancel() }
        await store.send(1)
        await settle(loader) { loader.state.isSuccess }
        await store.end()
        await settle(loader) { loader.notice == .broken }
        #expect(loader.state == .success(1))
    }

    @Test func aThrownFailureIsShown() async {
        let observing = Task { await loader.observe { _ throws(TestFailure) in throw .offline } }
        defer { observing.cancel() }
        await settle(loader) { loader.state == .error(.offline) }
    }

    @Test func aCancellationIsNeverShown() async {
        let observing = Task { await loader.observe { _ throws(TestFailure) in throw .cancelled } }
        defer { observing.cancel() }
        await settle(loader) { loader.state == .error(.broken) }
    }

    @Test func theEndOfTheObservationIsNoFailure() async {
        let observing = observe()
        await store.waitForReaders(1)
        observing.cancel()
        await observing.value
        #expect(loader.state == .loading)
    }

    // MARK: - Retrying

    @Test func retryingObservesAgain() async {
        let observing = observe()
        defer { observing.cancel() }
        await store.end()
        await settle(loader) { loader.state.failure != nil }
        loader.retry()
        #expect(loader.state == .loading)
        await store.send(1)
        await settle(loader) { loader.state == .success(1) }
    }

    @Test func retryingKeepsTheValueUntilTheNextOne() async {
        let observing = observe()
        defer { observing.cancel() }
        await store.send(1)
        await settle(loader) { loader.state.isSuccess }
        await store.end()
        await settle(loader) { loader.notice != nil }
        loader.retry()
        #expect(loader.state == .success(1) && loader.notice == .broken)
        await store.send(2)
        await settle(loader) { loader.state == .success(2) && loader.notice == nil }
    }

    @Test func retryingWithoutAFailureDoesNothing() async {
        let observing = observe()
        defer { observing.cancel() }
        await store.waitForReaders(1)
        loader.retry()
        await store.send(1)
        await settle(loader) { loader.state.isSuccess }
        #expect(store.readers == 1)
    }

    @Test func retryingRestartsTheOtherWorkOfTheScreen() async {
        let other = StoredNumbers()
        let observing = Task { [loader, store] in
            await loader.observe {
                store.values()
            } alongside: {
                for await _ in other.values() {}
            }
        }
        defer { observing.cancel() }
        await other.waitForReaders(1)
        await store.end()
        await settle(loader) { loader.state.failure != nil }
        #expect(other.openReaders == 1)
        loader.retry()
        await other.waitForReaders(2)
        await settle(other) { other.openReaders == 1 }
    }

    @Test func retryingRestartsTheObservationOfEachScreen() async {
        let (first, second) = (observe(), observe())
        defer { second.cancel() }
        await store.waitForReaders(2)
        await store.end()
        await settle(loader) { loader.state.failure != nil }
        first.cancel()
        await first.value
        loader.retry()
        await store.send(1)
        await settle(loader) { loader.state == .success(1) }
        #expect(store.openReaders == 1)
    }

    // MARK: - Releasing

    @Test func theStreamEndsWithTheTaskOfTheScreenAndTheLoaderIsReleased() async {
        weak var released: StreamLoader<Int, TestFailure>?
        let observing: Task<Void, Never>
        do {
            let loader = StreamLoader<Int, TestFailure>(atEnd: .broken)
            released = loader
            observing = Task { [store] in await loader.observe { store.values() } }
            await store.waitForReaders(1)
        }
        observing.cancel()
        await observing.value
        await settle(store) { store.openReaders == 0 }
        #expect(released == nil)
    }
}

/// Values that the test sends to all readers.
@MainActor
private final class StoredNumbers: ObservableObject {
    @Published private var continuations: [Int: AsyncStream<Int>.Continuation] = [:]
    /// The number of readers so far.
    @Published private(set) var readers = 0

    var openReaders: Int { continuations.count }

    func values() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        readers += 1
        let reader = readers
        continuations[reader] = continuation
        continuation.onTermination = { _ in Task { @MainActor in self.continuations[reader] = nil } }
        return stream
    }

    /// Sends a value, once there is a reader.
    func send(_ value: Int) async {
        await settle(self) { openReaders > 0 }
        for continuation in continuations.values { continuation.yield(value) }
    }

    /// Ends all streams, once there is a reader.
    func end() async {
        await settle(self) { openReaders > 0 }
        for continuation in continuations.values { continuation.finish() }
        continuations = [:]
    }

    func waitForReaders(_ count: Int) async {
        await settle(self) { readers >= count }
    }
}
