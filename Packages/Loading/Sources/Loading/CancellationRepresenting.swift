/// An error that can represent a cancellation. Loaders never show it. `CancellationError` needs no conformance.
public protocol CancellationRepresenting: Error {
    /// A Boolean value that indicates whether the caller gave up the work, so that there is nothing to report.
    var isCancellation: Bool { get }
}

extension Error {
    /// A Boolean value that indicates whether the error represents a cancellation.
    public var meansCancellation: Bool {
        self is CancellationError || (self as? any CancellationRepresenting)?.isCancellation == true
    }
}
