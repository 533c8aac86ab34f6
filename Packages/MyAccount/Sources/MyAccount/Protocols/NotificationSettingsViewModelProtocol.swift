public import FlowKit
public import Foundation
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// The notification settings with fixed content.
    final class NotificationSettingsViewModelStub: NotificationSettingsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<NotificationSettings, ServiceError> = .success(NotificationSettings())
        @Published var notice: ServiceError?
        @Published var authorization: NotificationAuthorization? = .authorized
        @Published var systemSettings: URL?
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func signIn() {}
        func change(to settings: NotificationSettings) { state = .success(settings) }
        func allowNotifications() { authorization = .authorized }
    }

    extension GalleryScreen {
        public static var notificationSettings: GalleryScreen {
            GalleryScreen(
                "NotificationSettings",
                [
                    "settings": NotificationSettingsViewModelStub(),
                    "not asked": NotificationSettingsViewModelStub { $0.authorization = .notDetermined },
                    "denied": NotificationSettingsViewModelStub { $0.authorization = .denied },
                    "denied in the system": NotificationSettingsViewModelStub {
                        $0.authorization = .denied
                        $0.systemSettings = URL(string: "app-settings:")
                    },
                    "loading": NotificationSettingsViewModelStub { $0.state = .loading },
                    "offline": NotificationSettingsViewModelStub { $0.notice = .offline },
                    "signed out": NotificationSettingsViewModelStub { $0.state = .error(.unauthorized) },
                    "error": NotificationSettingsViewModelStub { $0.state = .error(.offline) },
                    "alert": NotificationSettingsViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { NotificationSettingsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.notificationSettings.preview }
    #endif
#endif
