public import FlowKit
public import Model

extension AlertState {
    /// Tells of a failure in the words of ``ErrorCopy``. Not for a cancellation, which has none.
    public init(_ error: ServiceError) {
        let copy = ErrorCopy(error)
        self.init(title: copy.title, message: copy.message)
    }
}
