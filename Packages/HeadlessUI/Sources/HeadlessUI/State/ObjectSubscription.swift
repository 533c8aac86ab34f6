@_spi(MainQueue) import SharedCombine

/// An observed object, and the subscription that tells the host of its changes.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject> {
    private(set) var object: ObjectType
    /// The number of changes so far.
    private(set) var changes = 0
    private let place: Place
    private var subscription: AnyCancellable?

    init(_ object: ObjectType, at place: Place) {
        self.object = object
        self.place = place
        subscribe()
    }

    func observe(_ new: ObjectType) {
        guard new !== object else { return }
        object = new
        subscribe()
    }

    private func subscribe() {
        // Sent before the change, on the thread that makes it.
        subscription = object.objectWillChange.sink { [weak self] _ in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { self?.noticeChange() }
            } else {
                Task { @MainActor in self?.noticeBackgroundChange() }
            }
        }
    }

    private func noticeChange() {
        changes += 1
        place.invalidateBody()
    }

    private func noticeBackgroundChange() {
        place.report(
            """
            \(ObjectType.self) published a change from a background thread.

            This usually means that a @Published property is written outside the main actor. To fix this, isolate the \
            class to @MainActor.
            """
        )
        noticeChange()
    }
}
