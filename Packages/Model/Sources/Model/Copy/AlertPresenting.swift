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

}

extension ActionOrigin {
    /// Shows a failure of the action: on its screen, or over the screen that the user has opened in the meantime. A
    /// cancellation is never shown.
    ///
    /// - Parameters:
    ///   - error: The failure.
    ///   - screen: The action's screen. `nil` if it is released.
    public func show(_ error: ServiceError, on screen: (any AlertPresenting)?) {
        if let failure = AlertState(error) { show(failure, on: screen) }
    }

    /// Shows the reason why the bag didn't change. A cancellation is never shown.
    ///
    /// - Parameters:
    ///   - error: The reason.
    ///   - title: The title if the quantity isn't available.
    ///   - screen: The action's screen. `nil` if it is released.
    public func show(_ error: BagError, title: LocalizedStringResource, on screen: (any AlertPresenting)?) {
        switch error {
        case .refused(let refusal): show(AlertState(title: title, message: refusal.text), on: screen)
        case .service(let error): show(error, on: screen)
        }
    }

    /// Shows an alert: on the action's screen, or over the screen that the user has opened in the meantime.
    public func show(_ alert: AlertState, on screen: (any AlertPresenting)?) {
        if isInFront, let screen { screen.alert = alert } else { present(alert) }
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
