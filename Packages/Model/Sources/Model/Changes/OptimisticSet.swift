public import FlowKit
import Loading

/// A stored set whose changes show on screen before they are stored, such as the hearts of a wishlist.
///
/// A change shows immediately and is stored in the background. Changes are stored in order; of several changes of an
/// element, only the last is stored. Changes are stored even if this object is released.
///
/// ```swift
/// let hearts = OptimisticSet(of: { wishlist.productIDs() }) { id, isOn in try await wishlist.set(id, isOn: isOn) }
/// await hearts.follow()    // in the screen's task
/// hearts.toggle(product) { show($0) }   // when the user taps
/// ```
@MainActor
public final class OptimisticSet<Element: Hashable & Sendable, Failure: Error>: ObservableObject {
    /// The elements to show.
    @Published public private(set) var shown: Set<Element> = []

    private let stored: @Sendable () -> AsyncStream<Set<Element>>
    private let set: @Sendable (Element, _ contains: Bool) async throws(Failure) -> Void
    private var changes = OptimisticChanges<Element>() {
        didSet {
            // An unchanged value doesn't need another render.
            let new = changes.shown
            if new != shown { shown = new }
        }
    }
    private var storing: Task<Void, Never>?
    private var failed: (@MainActor (Failure) -> Void)?

    /// Creates a set. It is empty until ``follow()`` is called.
    ///
    /// - Parameters:
    ///   - stored: Returns the stored set, and every later one. It is called again after a change has been stored.
    ///   - set: Stores that the set contains an element, or doesn't.
    public init(
        of stored: @escaping @Sendable () -> AsyncStream<Set<Element>>,
        set: @escaping @Sendable (Element, _ contains: Bool) async throws(Failure) -> Void
    ) {
        self.stored = stored
        self.set = set
    }

    /// Follows the stored set until the calling task is cancelled.
    public func follow() async {
        await followStored(stored, storedCount: { changes.storedCount }, show: { changes.stored = $0 })
    }

    /// Inserts an element, or removes it. If storing fails, the stored state is shown again.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - failed: Receives a failure, also after this object is released. Cancellations aren't reported. While changes are
    ///     being stored, the handler of the latest one receives all failures.
    public func toggle(_ element: Element, failed: @escaping @MainActor (Failure) -> Void = { _ in }) {
        changes.toggle(element)
        self.failed = failed
        guard storing == nil else { return }
        storing = Task { await store() }
    }

    /// Waits until all changes are stored or have failed.
    public func waitUntilIdle() async {
        while let storing { await storing.value }
    }

    private func store() async {
        while let change = changes.next {
            do throws(Failure) {
                try await set(change.key, change.value)
                changes.didStore(change.value, for: change.key)
            } catch {
                changes.refused(change.key)
                if !error.meansCancellation { failed?(error) }
            }
        }
        (storing, failed) = (nil, nil)
    }
}

/// A stored set, with the changes that aren't stored yet.
///
/// Of several changes of an element, only the last is stored. Stored changes in the meantime don't revert it on the
/// screen.
struct OptimisticChanges<Element: Hashable & Sendable>: Equatable, Sendable {
    /// The stored elements.
    var stored: Set<Element> = []
    private var pending = PendingWrites<Element, Bool>()

    init() {}

    /// The next change to store.
    var next: (key: Element, value: Bool)? { pending.next }

    /// The number of changes that have been stored.
    var storedCount: Int { pending.storedCount }

    /// The elements to show.
    var shown: Set<Element> {
        var shown = stored
        for (element, contains) in pending.changes { Self.set(element, contains, in: &shown) }
        return shown
    }

    mutating func toggle(_ element: Element) {
        pending.request(!shown.contains(element), for: element)
    }

    /// Removes a stored change, unless the element has been toggled again since.
    mutating func didStore(_ contains: Bool, for element: Element) {
        Self.set(element, contains, in: &stored)
        pending.didStore(contains, for: element)
    }

    /// Removes the pending change of an element after storing failed, so that the stored state is shown again.
    mutating func refused(_ element: Element) {
        pending.refused(element)
    }

    private static func set(_ element: Element, _ contains: Bool, in elements: inout Set<Element>) {
        if contains { elements.insert(element) } else { elements.remove(element) }
    }
}
