#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
