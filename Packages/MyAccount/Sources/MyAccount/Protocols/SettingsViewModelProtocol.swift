public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the settings.
@MainActor
public protocol SettingsViewModelProtocol: ObservableObject, AlertPresenting {
    /// The layout of product lists.
    var style: ListingStyle { get }
    /// The colors of the app.
    var appearance: Appearance { get }
    /// The language of the app.
    var language: Language { get }
    /// The version of the app.
    var version: String { get }
    /// A Boolean value that indicates whether the user is signed in.
    var isSignedIn: Bool { get }
    /// A Boolean value that indicates whether the user can choose their notifications.
    var hasNotificationSettings: Bool { get }
    /// A Boolean value that indicates whether the app has a menu for developers.
    var hasDebugMenu: Bool { get }
    var signingOut: SigningOut { get }

    /// Observes the settings. Runs while the screen is shown.
    func observe() async
    /// Shows the new style immediately, and reverts to the previous style if storing fails.
    func setStyle(_ style: ListingStyle) async
    /// Shows the new colors immediately, and reverts to the previous ones if storing fails.
    func setAppearance(_ appearance: Appearance) async
    /// Shows the new language immediately, and reverts to the previous one if storing fails.
    func setLanguage(_ language: Language) async
    func openNotificationSettings()
    func openDebugMenu()
}

#if DEBUG
    /// The settings with fixed content.
    final class SettingsViewModelStub: SettingsViewModelProtocol, ViewModelStub {
        @Published var style = ListingStyle.grid
        @Published var appearance = Appearance.system
        @Published var language = Language.system
        let version = "1.4.0"
        @Published var isSignedIn = true
        let hasNotificationSettings = true
        @Published var hasDebugMenu = false
        @Published var alert: AlertState?
        let signingOut = SigningOut.sample

        func observe() async {}
        func setStyle(_ style: ListingStyle) async { self.style = style }
        func setAppearance(_ appearance: Appearance) async { self.appearance = appearance }
        func setLanguage(_ language: Language) async { self.language = language }
        func openDebugMenu() {}
        func openNotificationSettings() {}
    }

    extension GalleryScreen {
        public static var settings: GalleryScreen {
            GalleryScreen(
                "Settings",
                [
                    "signed in": SettingsViewModelStub(),
                    "signed out": SettingsViewModelStub { $0.isSignedIn = false },
                    "with the debug menu": SettingsViewModelStub { $0.hasDebugMenu = true },
                    "alert": SettingsViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { SettingsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.settings.preview }
    #endif
#endif
