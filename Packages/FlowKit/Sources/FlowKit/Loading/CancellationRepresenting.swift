/// An error that can represent a cancellation. Loaders never show it. `CancellationError` needs no conformance.
public protocol CancellationRepresenting: Error {
    var isCancellation: Bool { get }
}

extension Error {
    var meansCancellation: Bool {
        self is CancellationError || (self as? any CancellationRepresenting)?.isCancellation == true
    }
}
