public import FlowKit
public import Loading
public import Model

/// The content and actions of the screen.
@MainActor
public protocol __Name__ViewModelProtocol: ObservableObject {
    var state: ViewState<[String], ServiceError> { get }

    /// Loads the content. Runs when the screen appears.
    func load() async
    /// Retries after a failure.
    func retry() async
    func startShopping()
}
