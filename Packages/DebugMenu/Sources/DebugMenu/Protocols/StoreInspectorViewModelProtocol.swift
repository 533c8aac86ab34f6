public import FlowKit
public import Loading
public import Model

/// The content and actions of the store inspector.
@MainActor
public protocol StoreInspectorViewModelProtocol: ObservableObject, AlertPresenting {
    var state: ViewState<StoreReport, ServiceError> { get }

    /// Counts what is stored, and counts it again when the outbox changes. Runs while the screen is shown.
    func observe() async
    /// Counts what is stored.
    func refresh() async
    /// Sends a change again that needs attention.
    func retry(_ change: StoreReport.UnsentChange) async
    /// Sends the changes that are due or delayed.
    func sendAll() async
}
