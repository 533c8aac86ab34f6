/// An error that can mean "nobody wants the answer any more".
///
/// What loads data never shows such an error: the screen stays as it was. `CancellationError` counts without this.
public protocol CancellationRepresenting: Error {
    var isCancellation: Bool { get }
}

extension Error {
    /// Whether this error is a cancellation, and so none to show.
    var meansCancellation: Bool {
        self is CancellationError || (self as? any CancellationRepresenting)?.isCancellation == true
    }
}
