@_spi(Testing) import FlowKit
@_spi(Reporting) import FlowTestSupport
import Synchronization
import Testing

/// Records the events of a navigator until a test asserts them.
///
/// The content is behind a lock and not on the main actor: the `deinit` of a test flow that was never finished reports it, and
/// only a `deinit` that isn't isolated runs in the task of its test.
@MainActor
final class NavigationRecorder<Schema: NavigationSchema>: NavigationObserver, ObservableObject {
    typealias Event = NavigationEvent<Schema>

    struct Content: Sendable {
        var isExhaustive = true
        var isFinished = false
        var caller: SourceLocation
        var events: [Event] = []
        /// The pending and checked navigation, and the awaited results.
        var unfinished: [String] = []

        /// A list of everything that the test has left. `nil` if there is nothing.
        var leftovers: String? {
            let lists = [("Not asserted:", events.map(\.text)), ("Not finished:", unfinished)]
            let texts = lists.filter { !$1.isEmpty }.map { "\($0)\n\n\($1.bulleted)" }
            return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
        }
    }

    // Combine doesn't mark it as `Sendable`; it has a lock of its own.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private nonisolated let content: Mutex<Content>
    private(set) weak var navigator: Navigator<Schema>?

    init(_ caller: SourceLocation) { content = Mutex(Content(caller: caller)) }

    var now: Content {
        get { content.withLock { $0 } }
        set { content.withLock { $0 = newValue } }
    }

    func navigationBegan(in navigator: Navigator<Schema>) { self.navigator = navigator }

    func navigator(_: Navigator<Schema>, did event: NavigationEvent<Schema>) {
        now.events.append(event)
        update()
        objectWillChange.send()
    }

    func update() {
        guard let navigator else { return }
        let modals = navigator.state.activities.flatMap(\.modals)
        let navigations = [
            navigator.pending.map { "pending: \($0)" }, navigator.checking.map { "a guard decides about: \($0)" },
        ]
        now.unfinished =
            navigations.compactMap(\.self)
            + modals.filter { navigator.awaitedModals.contains($0.id) }.map { "an awaited result: \($0)" }
    }

    /// Takes the oldest event or, if the test isn't exhaustive, the oldest that fits, and drops the ones before it.
    func take(where fits: (Event) -> Bool) -> Event? {
        let index = now.isExhaustive ? now.events.indices.first : now.events.firstIndex(where: fits)
        guard let index else { return nil }
        let event = now.events[index]
        now.events.removeSubrange(...index)
        return event
    }

    /// Takes an event from among the others.
    func remove(where fits: (Event) -> Bool) -> Event? {
        now.events.firstIndex(where: fits).map { now.events.remove(at: $0) }
    }

    /// Fails at the latest call of the test, if the test has left something and was never finished.
    nonisolated func reportMissingFinish() {
        let content = content.withLock { $0 }
        guard !content.isFinished, content.isExhaustive, let leftovers = content.leftovers else { return }
        content.caller.fail("The test ended without 'finish()'.\n\n\(leftovers)")
    }
}

extension NavigationEvent {
    /// The operation, its source and outcome and, on further lines, the changes.
    var text: String {
        (["\(operation), by \(source): \(outcome)"] + changes.map { "  \($0)" }).joined(separator: "\n")
    }
}
