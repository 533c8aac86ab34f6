#if DEBUG
    import FlowKit
    import Foundation
    import Loading
    import Model
    public import SharedUI

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
