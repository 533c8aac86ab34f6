public import FlowKit
public import Foundation
public import Loading
public import Model

/// The content and actions of the notification settings.
@MainActor
public protocol NotificationSettingsViewModelProtocol: ObservableObject, AlertPresenting {
    /// The settings, including a change that hasn't been sent.
    var state: ViewState<NotificationSettings, ServiceError> { get }
    /// The reason why the settings may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }
    /// The user's authorization of notifications on this device. `nil` if the device gets none.
    var authorization: NotificationAuthorization? { get }
    /// The address of the system's settings for a denied permission. `nil` if the app can ask again.
    var systemSettings: URL? { get }

    /// Loads the settings, and observes the session. Runs while the screen is shown.
    func observe() async
    func retry()
    func signIn()
    /// Shows the new settings immediately, and reverts to the server's if storing them fails.
    ///
    /// Asks for the permission to show notifications if a kind is switched on and the user hasn't been asked before.
    func change(to settings: NotificationSettings)
    /// Asks the user for the permission to show notifications on this device.
    func allowNotifications()
}
