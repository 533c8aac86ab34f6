public import FlowKit

/// An object that shows the failures of its actions as alerts.
@MainActor
public protocol AlertPresenting: AnyObject {
    /// The alert about the last failed action.
    var alert: AlertState? { get set }
}

extension AlertPresenting {
    /// Shows a failure. A cancellation is never shown.
    public func show(_ error: ServiceError) {
        if let failure = AlertState(error) { alert = failure }
    }

    /// Shows the reason why the bag didn't change. A cancellation is never shown.
    ///
    /// - Parameters:
    ///   - error: The reason.
    ///   - title: The title if the quantity isn't available.
    public func show(_ error: BagError, title: LocalizedStringResource) {
        switch error {
        case .refused(let refusal): alert = AlertState(title: title, message: refusal.text)
        case .service(let error): show(error)
        }
    }
}

extension AlertState {
    /// Creates an alert with the texts of ``ErrorCopy``. Returns `nil` for a cancellation, which is never shown.
    public init?(_ error: ServiceError) {
        let copy = ErrorCopy(error)
        guard copy.isShown else { return nil }
        self.init(title: copy.title, message: copy.message)
    }
}
