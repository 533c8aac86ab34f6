import IssueReporting
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ForwardedChangesTests {
    @MainActor
    private final class Child: ObservableObject {
        @Published var value = 0
    }

    @MainActor
    private final class Parent: ObservableObject {
        @Published var own = 0
        let child = Child()
        var forwarding: AnyCancellable?
    }

    @MainActor
    private final class Unpublished: ObservableObject {}

    @Test func aChangeOfTheChildIsAnnouncedUntilTheResultIsReleased() {
        let parent = Parent()
        var changes = 0
        let watching = parent.objectWillChange.sink { changes += 1 }
        defer { watching.cancel() }
        parent.forwarding = parent.forwardChanges(of: parent.child)
        parent.child.value = 1
        #expect(changes == 1)
        parent.forwarding = nil
        parent.child.value = 2
        #expect(changes == 1)
    }

    private final class Background: ObservableObject, Sendable {
        // The publisher has a lock of its own.
        nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    }

    @Test func aChangeFromABackgroundThreadIsReportedAndAnnouncedOnTheMainActor() async {
        let (parent, child) = (Parent(), Background())
        let (changes, change) = AsyncStream<Void>.makeStream()
        let watching = parent.objectWillChange.sink {
            MainActor.preconditionIsolated()
            change.yield()
        }
        defer { watching.cancel() }
        parent.forwarding = parent.forwardChanges(of: child)
        await withExpectedIssue { await Self.publish(child) }
        for await _ in changes { break }
    }

    @concurrent private static func publish(_ child: Background) async { child.objectWillChange.send() }

    #if !canImport(Combine)
        @Test func anObjectWithoutAPublisherIsReported() {
            withExpectedIssue { _ = Unpublished().forwardChanges(of: Child()) }
        }
    #endif
}
