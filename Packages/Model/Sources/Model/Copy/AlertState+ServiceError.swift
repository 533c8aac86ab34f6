public import FlowKit

extension AlertState {
    /// Creates an alert with the texts of ``ErrorCopy``. Don't use it for cancellations, which have no texts.
    public init(_ error: ServiceError) {
        let copy = ErrorCopy(error)
        self.init(title: copy.title, message: copy.message)
    }
}
