/// Something that is presented, or is to be, and whose end is awaited.
///
/// Unlike ``Navigator/present(_:as:returning:source:)`` it does not hold the navigator.
@MainActor
public final class Presentation<Value: Sendable> {
    /// Names it; nil while guards hold it up, and when it was never shown.
    public internal(set) var id: ModalID?

    private var ending: PresentationResult<Value>?
    private var continuations: [CheckedContinuation<PresentationResult<Value>, Never>] = []
    var withdraw: (@MainActor () -> Void)?

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
    var valueType: String { "\(Value.self)" }

    func finish(with value: any Sendable) -> Bool {
        guard let value = value as? Value else { return false }
        end(.finished(value))
        return true
    }

    func end() { end(.cancelled) }
}

/// How something presented has ended.
public enum PresentationResult<Value: Sendable>: Sendable {
    case finished(Value)
    /// It went without a value: dismissed in whatever way, or never shown.
    case cancelled

    /// The value; nil when it was cancelled.
    public var value: Value? {
        switch self {
        case .finished(let value): value
        case .cancelled: nil
        }
    }
}

extension PresentationResult: Equatable where Value: Equatable {}
extension PresentationResult: Hashable where Value: Hashable {}

/// What a presented flow has done wrong. A value that nobody gets is not lost without a word.
public enum PresentationIssue: Error, Hashable, Sendable {
    case wrongType(ModalID, expected: String, actual: String)
    /// It had been dismissed before.
    case ended(ModalID, actual: String)
}

extension PresentationIssue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wrongType(let id, let expected, let actual):
            """
            Modal \(id.rawValue) was finished with a value of type \(actual), but \(expected) is awaited. It stays presented.
            To fix this, finish it with a \(expected), or present it with 'returning: \(actual).self'.
            """
        case .ended(let id, let actual):
            """
            Modal \(id.rawValue) was finished with a value of type \(actual) after it had been dismissed. Nobody gets the value.
            This usually means that a flow goes on working when its screens are gone: cancel its tasks with them.
            """
        }
    }
}

/// A presentation of whatever type of value, as the navigator keeps it.
@MainActor
protocol OpenPresentation: AnyObject {
    /// Names it, once it is presented.
    var id: ModalID? { get set }
    /// Takes it off the screen.
    var withdraw: (@MainActor () -> Void)? { get set }
    var valueType: String { get }
    /// Gives the value to whoever waits; false when it is of another type.
    func finish(with value: any Sendable) -> Bool
    func end()
}
