import SharedCombine

/// An observed object, and the subscription that tells the host of its changes.
@MainActor
final class Observation<ObjectType: ObservableObject> {
    private(set) var object: ObjectType
    private var subscription: AnyCancellable?

    init(_ object: ObjectType, host: ViewHost) {
        self.object = object
        subscribe(host)
    }

    func observe(_ new: ObjectType, host: ViewHost) {
        guard new !== object else { return }
        object = new
        subscribe(host)
    }

    private func subscribe(_ host: ViewHost) {
        // Sent before the change, on the thread that makes it.
        subscription = object.objectWillChange.sink { [weak host] _ in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { host?.invalidate() }
            } else {
                Task { @MainActor in host?.noticeBackgroundChange(of: ObjectType.self) }
            }
        }
    }
}

extension ViewHost {
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
