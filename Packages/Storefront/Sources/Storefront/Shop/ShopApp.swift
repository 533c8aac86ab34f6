#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import Foundation
    import Model
    import SharedUI

    /// The shop as one browser session sees it.
    @MainActor
    final class ShopApp: BrowserApp {
        private let session: ShopSession
        private let languages: [String]

        /// - Parameters:
        ///   - session: The session, which has the device.
        ///   - languages: The browser's languages, as BCP 47 tags in order of preference.
        init(_ session: ShopSession, languages: [String]) {
            self.session = session
            self.languages = languages
        }

        private var device: ShopDevice { session.device }

        var rootView: some View { ShopSessionView(session: session) }

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

        func close() async { await session.close() }
    }

    /// The app of a session's device. Another device is another app.
    private struct ShopSessionView: View {
        @ObservedObject var session: ShopSession

        var body: some View {
            AppFeatureView(viewModel: session.device.app).id(ObjectIdentifier(session.device))
        }
    }
#endif
