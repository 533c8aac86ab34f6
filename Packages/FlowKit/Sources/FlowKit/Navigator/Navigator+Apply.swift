extension Navigator {
    /// Asks the guards, applies an operation, and tells what became of it.
    ///
    /// An operation that is impossible, or changes nothing, is reported without asking a guard. If a guard is asynchronous,
    /// this returns ``NavigationOutcome/checking``, and ``navigate(_:source:)`` waits for the outcome. A newer navigation
    /// supersedes one that is being checked.
    ///
    /// If the state changes while an asynchronous guard is asked, all guards are asked again about the screen that the
    /// operation shows now. When that has happened ten times, the navigation is ``NavigationOutcome/superseded``.
    @inlinable
    @discardableResult
    public func apply(_ operation: Operation, source: NavigationSource = .app) -> Outcome {
        submit(NavigationRequest(id: nextRequestID(), operation: operation, source: source))
    }

    /// Applies an operation and waits for the guards. A navigation that a guard has wait is not waited for.
    ///
    /// When the task is cancelled meanwhile, the state stays as it is and the outcome is
    /// ``NavigationOutcome/cancelled``.
    @discardableResult
    public func navigate(_ operation: Operation, source: NavigationSource = .app) async -> Outcome {
        if Task.isCancelled { return .cancelled }
        let id = nextRequestID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = FirstAnswer(continuation)
                _ = submit(
                    NavigationRequest(id: id, operation: operation, source: source) { outcome, _ in
                        answer.give(outcome)
                    })
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.cancel(id) }
        }
    }

    /// Puts a whole state in the place of the present one, if the guards allow the screen that is in front of it.
    @discardableResult
    public func restore(_ state: NavigationState<Schema>, source: NavigationSource = .restoration) -> Outcome {
        apply(.restore(state), source: source)
    }

    /// Goes to another time: no guard is asked, and the journal does not write it down.
    public func travel(to state: NavigationState<Schema>) {
        supersedeCheck()
        perform(NavigationRequest(id: nextRequestID(), operation: .restore(state), source: .timeTravel))
    }
}

/// A continuation that is resumed once, however often there is an answer.
@MainActor
final class FirstAnswer<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = continuation }

    func give(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }
}
