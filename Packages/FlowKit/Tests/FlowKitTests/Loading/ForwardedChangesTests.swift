import FlowKit
import IssueReporting
import Testing

@MainActor
@Suite struct ForwardedChangesTests {
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

    #if !canImport(Combine)
        @Test func anObjectWithoutAPublisherIsReported() {
            withExpectedIssue { _ = Unpublished().forwardChanges(of: Child()) }
        }
    #endif
}
