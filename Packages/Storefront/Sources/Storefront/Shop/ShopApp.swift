#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import Foundation
    import Model
    import SharedUI

    /// The shop as one browser session sees it.
    @MainActor
    final class ShopApp: BrowserApp {
        private let device: ShopDevice
        private let languages: [String]

        /// - Parameters:
        ///   - device: The device that the session is.
        ///   - languages: The browser's languages, as BCP 47 tags in order of preference.
        init(_ device: ShopDevice, languages: [String]) {
            self.device = device
            self.languages = languages
        }

        var rootView: some View { AppFeatureView(viewModel: device.app) }

        var location: String { device.coordinator.location }

        /// The locale of the chosen language, or of the first of the browser's languages that the shop has.
        var locale: Locale { device.app.language.locale(among: languages) ?? Locale(identifier: "en_US") }

        /// The path `/` doesn't move an app that has just restored its last location.
        func open(_ location: String) -> Bool {
            if location == "/", device.coordinator.state == .beginning { return true }
            do {
                try device.coordinator.open(location)
                return true
            } catch {
                return false
            }
        }

        func snapshot() -> any Sendable { device.coordinator.state }

        func restore(_ snapshot: any Sendable) {
            if let state = snapshot as? AppState { device.coordinator.restore(state) }
        }

        func receive(_ message: Data) async -> ControlAnswer { await device.receive(message) }

        func enterForeground() {
            Task { [app = device.app] in await app.enterForeground() }
        }

        func enterBackground() {
            Task { [app = device.app] in await app.enterBackground() }
        }

        func close() async {
            await device.app.enterBackground()
            device.close()
        }
    }
#endif
