public import FlowKit
public import Model

/// The content and actions of the notification settings.
@MainActor
public protocol NotificationSettingsViewModelProtocol: ObservableObject {
    /// The settings, including a change that hasn't been sent.
    var state: ViewState<NotificationSettings, ServiceError> { get }
    /// The reason why the settings may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }
    /// An alert about the last failed change.
    var alert: AlertState? { get set }

    /// Loads the settings, and observes the session. Runs while the screen is shown.
    func observe() async
    func retry()
    func signIn() async
    /// Shows the new settings immediately, and reverts to the server's if storing them fails.
    func change(to settings: NotificationSettings)
}
