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
