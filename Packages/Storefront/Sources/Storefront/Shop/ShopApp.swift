#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import FlowKit
    import Foundation
    import Model
    import SharedUI

    /// The shop as one browser sees it.
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

        func makeWindow(isMain: Bool) async throws -> any BrowserWindow {
            let window = try ShopWindow(session, isMain ? .main : .additional, languages: languages)
            await window.app.applyStoredSettings()
            return window
        }

        func receive(_ message: Data) async -> ControlAnswer { await session.device.receive(message) }

        func enterForeground() {
            Task { [app = session.device.app] in await app.enterForeground() }
        }

        func enterBackground() {
            Task { [app = session.device.app] in await app.enterBackground() }
        }

        func close() async { await session.close() }
    }

    /// A window of the shop.
    @MainActor
    final class ShopWindow: BrowserWindow, ObservableObject {
        @Published private(set) var app: AppFeatureViewModel
        private let session: ShopSession
        private let kind: AppWindow
        private let languages: [String]
        private var changes: AnyCancellable?

        /// - Throws: ``/DeepLink/LinkTableError`` if the features' paths conflict.
        init(_ session: ShopSession, _ kind: AppWindow, languages: [String]) throws {
            self.session = session
            self.kind = kind
            self.languages = languages
            app = try session.device.window(kind)
            // Another device is another app.
            changes = session.$device.dropFirst().sink { [weak self] in self?.move(to: $0) }
        }

        private func move(to device: ShopDevice) {
            // The features' paths are those of the window that is shown: they don't conflict.
            if let app = try? device.window(kind) { self.app = app }
        }

        var rootView: some View { ShopWindowView(window: self) }

        var location: String { app.coordinator.location }

        /// The locale of the chosen language, or of the first of the browser's languages that the shop has.
        var locale: Locale { app.language.locale(among: languages) ?? Locale(identifier: "en_US") }

        /// The path `/` doesn't move an app that has just restored its last location.
        func open(_ location: String) -> Bool {
            if location == "/", app.coordinator.state == .beginning { return true }
            do {
                try app.coordinator.open(location)
                return true
            } catch {
                return false
            }
        }

        func snapshot() -> any Sendable { app.coordinator.state }

        func restore(_ snapshot: any Sendable) {
            if let state = snapshot as? AppState { app.coordinator.restore(state) }
        }

        func activate() { session.device.turn(to: app) }
    }

    private struct ShopWindowView: View {
        @ObservedObject var window: ShopWindow

        var body: some View {
            AppFeatureView(viewModel: window.app).id(ObjectIdentifier(window.app))
        }
    }
#endif
