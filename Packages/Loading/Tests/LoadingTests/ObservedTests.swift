import FlowTestSupport
import IssueReporting
import Loading
import Observation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ObservedTests {
    @MainActor @Observable
    final class NotesViewModel {
        private let notes: Observed<CachedLoader<[String], TestFailure>>

        init(_ load: @escaping CachedLoader<[String], TestFailure>.Load) { notes = Observed(CachedLoader(load: load)) }

        var state: ViewState<[String], TestFailure> { notes.object.state }

        func start() { notes.object.start() }
    }

    @Test func aReaderOfAnObservableViewModelSeesTheLoader() async {
        let questions = Questions<FetchPolicy, [String]?, TestFailure>(cancelled: .cancelled)
        let viewModel = NotesViewModel { policy throws(TestFailure) in try await questions.ask(policy) }
        viewModel.start()
        await questions.answer(.cacheOnly, .success(["Milk"]))
        await settle { viewModel.state == .success(["Milk"]) }
        await questions.answer(.cacheFirst, .success(["Bread"]))
        await settle { viewModel.state == .success(["Bread"]) }
    }

    @MainActor
    private final class Child: ObservableObject {
        @Published var value = 0
    }

    @Test func aChangeIsAnnouncedToTheReadersAndNothingRetainsTheObject() {
        weak var object: Child?
        do {
            let observed = Observed(Child())
            object = observed.object
            let changed = Changed()
            withObservationTracking {
                _ = observed.object.value
            } onChange: {
                MainActor.assumeIsolated { changed.count += 1 }
            }
            observed.object.value = 1
            #expect(changed.count == 1)
            observed.object.value = 2
            #expect(changed.count == 1)
        }
        #expect(object == nil)
    }

    @MainActor
    private final class Changed {
        var count = 0
    }

    private final class Background: ObservableObject, Sendable {
        // The publisher has a lock of its own.
        nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    }

    @Test func aChangeFromABackgroundThreadIsReportedAndAnnouncedOnTheMainActor() async {
        let observed = Observed(Background())
        let (changes, change) = AsyncStream<Void>.makeStream()
        withObservationTracking {
            _ = observed.object
        } onChange: {
            MainActor.preconditionIsolated()
            change.yield()
        }
        await withExpectedIssue { await Self.publish(observed.object) }
        for await _ in changes { break }
    }

    @concurrent private static func publish(_ object: Background) async { object.objectWillChange.send() }
}
