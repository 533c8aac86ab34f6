@_spi(MainQueue) import SharedCombine

/// An observed object, and the subscription that tells the host of its changes.
@MainActor
final class Observation<ObjectType: ObservableObject> {
    private(set) var object: ObjectType
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
        subscription = object.objectWillChange.sink { [place] _ in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { place.invalidate() }
            } else {
                Task { @MainActor in place.noticeBackgroundChange(of: ObjectType.self) }
            }
        }
    }
}

extension Place {
    fileprivate func noticeBackgroundChange(of type: Any.Type) {
        report(
            """
            \(type) published a change from a background thread.

            This usually means that a @Published property is written outside the main actor. To fix this, isolate the \
            class to @MainActor.
            """
        )
        invalidate()
    }
}
