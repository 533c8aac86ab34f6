import FlowKit
import Synchronization

/// The events that are not asserted yet.
///
/// Behind a lock and not on the main actor: what forgot to finish is reported by a `deinit`. Only one that is not
/// isolated knows which test it is in.
final class FlowLedger<Schema: NavigationSchema>: ObservableObject, Sendable {
    typealias Transition = NavigationTransition<Schema>

    struct Content: Sendable {
        var isExhaustive = true
        /// The last call site in the test.
        var caller: Caller
        var isFinished = false
        var transitions: [Transition] = []
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

    init(_ wording: FlowWording, _ caller: Caller) {
        self.wording = wording
        content = Mutex(Content(caller: caller))
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
            wording: wording, transitions: content.transitions, pending: content.pending,
            checking: content.checking, awaited: content.awaited, tasks: content.tasks.running)
    }

    /// Takes all that has happened.
    func takeAll() -> Leftovers<Schema> {
        let wording = wording
        return change { content in
            defer { content.transitions = [] }
            return Leftovers(wording: wording, transitions: content.transitions)
        }
    }

    /// Takes the oldest transition.
    func next() -> Transition? { next { _ in true } }

    /// Takes a transition, and ignores the ones before it.
    func next(after count: Int) -> Transition? {
        change { $0.transitions.removeSubrange(..<count) }
        return next()
    }

    /// Takes the oldest transition that fits, from among later ones too.
    func next(where fits: @Sendable (Transition) -> Bool) -> Transition? {
        change { content in
            content.transitions.firstIndex(where: fits).map { content.transitions.remove(at: $0) }
        }
    }
}

/// Writes down all that goes through a navigator.
@MainActor
final class FlowRecorder<Schema: NavigationSchema>: NavigationMiddleware {
    private let ledger: FlowLedger<Schema>
    weak var navigator: Navigator<Schema>?
    /// A Boolean value that indicates whether a navigator has it among its middleware.
    private(set) var isTold = false

    init(_ ledger: FlowLedger<Schema>) { self.ledger = ledger }

    func navigationBegan(at state: NavigationState<Schema>) {
        isTold = true
    }

    func navigationPassed(_ transition: NavigationTransition<Schema>) {
        look()
        ledger.record { $0.transitions.append(transition) }
    }

    /// Sees what the navigator holds up.
    func look() {
        guard let navigator else { return }
        let (pending, checking) = (navigator.pending?.description, navigator.checking?.description)
        ledger.change { ($0.pending, $0.checking) = (pending, checking) }
    }
}

/// The events that a test has left over.
struct Leftovers<Schema: NavigationSchema>: Sendable {
    var wording: FlowWording
    var transitions: [NavigationTransition<Schema>] = []
    var pending: String?
    var checking: String?
    /// Presentations with an awaited result.
    var awaited: [String] = []
    /// Tasks that run.
    var tasks: [String] = []

    var isEmpty: Bool { sections.isEmpty }

    /// The leftovers by kind, each with a remedy.
    var sections: [LeftoverSection] {
        let all = [
            LeftoverSection(
                one: "1 \(wording.transition) was not asserted:",
                many: "\(transitions.count) \(wording.transition)s were not asserted:",
                items: transitions.map(wording.describe), remedy: wording.assertRemedy),
            LeftoverSection(
                one: "A navigation still waits:", items: [pending].compactMap(\.self),
                remedy: "Let it go on with 'navigator.reasonChanged(…)', or give it up with 'navigator.dropPending()'."),
            LeftoverSection(
                one: "A guard is still being asked:", items: [checking].compactMap(\.self),
                remedy: "Have the guard answer, and assert what becomes of the navigation."),
            LeftoverSection(
                one: "The result of 1 presentation is still awaited:",
                many: "The results of \(awaited.count) presentations are still awaited:", items: awaited,
                remedy: "End it with '\(wording.finishPresented)', or dismiss it."),
            LeftoverSection(
                one: "1 task still runs:", many: "\(tasks.count) tasks still run:", items: tasks,
                remedy: "Cancel it with its flow, or give it what it waits for."),
        ]
        return all.filter { !$0.items.isEmpty }
    }
}

/// One kind of what is left over.
struct LeftoverSection {
    let title: String
    let items: [String]
    let remedy: String

    init(one: String, many: String? = nil, items: [String], remedy: String) {
        title = items.count == 1 ? one : many ?? one
        self.items = items
        self.remedy = remedy
    }

    /// The list alone.
    var list: String {
        let items = items.map { "  - " + $0.replacing("\n", with: "\n    ") }
        return "\(title)\n\n\(items.joined(separator: "\n"))"
    }

    var text: String { "\(list)\n\n\(remedy)" }
}

/// In which words a ledger's failures are said: those of a whole navigation, or of one router.
enum FlowWording: Sendable {
    case flow, router

    var assertRemedy: String {
        switch self {
        case .flow: "Assert it with 'await flow.receive(…)', in its order."
        case .router: "Assert it with 'router.expect(…)', in its order."
        }
    }

    var finish: String {
        switch self {
        case .flow: "await flow.finish()"
        case .router: "await router.finish()"
        }
    }

    var finishPresented: String {
        switch self {
        case .flow: "await flow.finishPresented(…)"
        case .router: "await router.finishPresented(…)"
        }
    }

    var transition: String {
        switch self {
        case .flow: "transition"
        case .router: "operation"
        }
    }

    func describe<Schema>(_ transition: NavigationTransition<Schema>) -> String {
        FlowFailure.describe(transition)
    }
}
