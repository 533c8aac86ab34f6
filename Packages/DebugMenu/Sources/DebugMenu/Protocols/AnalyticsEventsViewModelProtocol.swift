public import FlowKit
public import Loading
public import Model

/// The content and actions of the list of analytics events.
@MainActor
public protocol AnalyticsEventsViewModelProtocol: ObservableObject {
    /// The latest events, the newest first.
    var state: ViewState<[AnalyticsLogEntry], ServiceError> { get }
    /// The reason why the events may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Follows the events. Runs while the screen is shown.
    func observe() async
    /// Retries after a failure.
    func retry()
    /// Removes all events.
    func clear() async
}
