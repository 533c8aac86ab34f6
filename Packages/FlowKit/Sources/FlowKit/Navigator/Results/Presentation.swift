/// Something that is presented, or is to be, and whose end is awaited.
///
/// Unlike ``Navigator/present(_:as:returning:source:)`` it does not hold the navigator.
@MainActor
public final class Presentation<Value: Sendable> {
    /// Names it; nil while guards hold it up, and when it was never shown.
    public internal(set) var id: ModalID?

    private var ending: PresentationResult<Value>?
    private var continuations: [CheckedContinuation<PresentationResult<Value>, Never>] = []
    @usableFromInline var withdraw: (@MainActor () -> Void)?

    init() {}

    /// Waits for the end. When the task that waits is cancelled, the presentation is dismissed.
    public var result: PresentationResult<Value> {
        get async {
            await withTaskCancellationHandler {
                if Task.isCancelled { cancel() }
                return await withCheckedContinuation { continuation in
                    if let ending { continuation.resume(returning: ending) } else { continuations.append(continuation) }
                }
            } onCancel: {
                Task { @MainActor in cancel() }
            }
        }
    }

    /// Dismisses it. Without effect when it has ended.
    public func cancel() {
        guard ending == nil else { return }
        let withdraw = withdraw
        end()
        withdraw?()
    }

    private func end(_ result: PresentationResult<Value>) {
        guard ending == nil else { return }
        ending = result
        withdraw = nil
        for continuation in continuations { continuation.resume(returning: result) }
        continuations = []
    }
}

extension Presentation: OpenPresentation {
    @usableFromInline
    var valueType: String { "\(Value.self)" }

    @usableFromInline
    func finish(with value: any Sendable) -> Bool {
        guard let value = value as? Value else { return false }
        end(.finished(value))
        return true
    }

    @usableFromInline
    func end() { end(.cancelled) }
}
