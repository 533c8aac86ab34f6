/// An error that can represent a cancellation. Loaders never show it. `CancellationError` needs no conformance.
public protocol CancellationRepresenting: Error {
    var isCancellation: Bool { get }
}

extension Error {
    /// A Boolean value that indicates whether the error represents a cancellation.
    public var meansCancellation: Bool {
        self is CancellationError || (self as? any CancellationRepresenting)?.isCancellation == true
    }
}
