import FlowKit
import Synchronization

/// The events that are not asserted yet.
///
/// Behind a lock and not on the main actor: what forgot to finish is reported by a `deinit`. Only one that is not
/// isolated knows which test it is in.
final class FlowLedger<Schema: NavigationSchema>: ObservableObject, Sendable {
    typealias Transition = NavigationTransition<Schema>

    struct Content: Sendable {
        var exhaustivity: TestExhaustivity
        /// The last call site in the test.
        var caller: Caller
        var isFinished = false
        var transitions: [Transition] = []
        /// The states at their start. A replay of a transition is equal, but gives the next presentation
        /// another number.
        var starts: [NavigationState<Schema>] = []
        /// The start of the transition that was taken last.
        var start: NavigationState<Schema>?
        var issues: [PresentationIssue] = []
        var tasks = TaskList()
        var awaited: [String] = []
        /// The pending navigation at the last look.
        var pending: String?
        var checking: String?
    }

    let wording: FlowWording
    private let content: Mutex<Content>
    // Not marked as `Sendable` by Combine; it takes a lock of its own.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

    init(_ exhaustivity: TestExhaustivity, _ wording: FlowWording, _ caller: Caller) {
        self.wording = wording
        content = Mutex(Content(exhaustivity: exhaustivity, caller: caller))
    }

    var now: Content { content.withLock { $0 } }

    func change<Value: Sendable>(_ change: @Sendable (inout Content) -> Value) -> Value {
        content.withLock { change(&$0) }
    }

    /// Adds what has happened, and then wakes the test that waits for it.
    func record(_ change: @Sendable (inout Content) -> Void) {
        content.withLock { change(&$0) }
        objectWillChange.send()
    }

    /// The events that are left over now.
    var left: Leftovers<Schema> {
        let content = now
        return Leftovers(
            wording: wording, transitions: content.transitions, issues: content.issues, pending: content.pending,
            checking: content.checking, awaited: content.awaited, tasks: content.tasks.running)
    }

    /// Takes all that has happened.
    func takeAll() -> Leftovers<Schema> {
        let wording = wording
        return change { content in
            defer { (content.transitions, content.starts, content.issues) = ([], [], []) }
            return Leftovers(wording: wording, transitions: content.transitions, issues: content.issues)
        }
    }

    /// Takes the oldest transition.
    func next() -> Transition? { next { _ in true } }

    /// Takes the oldest transition that fits, from among later ones too.
    func next(where fits: @Sendable (Transition) -> Bool) -> Transition? {
        change { content in
            content.transitions.firstIndex(where: fits).map { index in
                content.start = content.starts.remove(at: index)
                return content.transitions.remove(at: index)
            }
        }
    }
}
