#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import Foundation
    import SharedUI

    /// The shop as one browser session sees it.
    @MainActor
    final class ShopApp: BrowserApp {
        private let device: ShopDevice

        init(_ device: ShopDevice) { self.device = device }

        var rootView: some View { AppFeatureView(viewModel: device.app) }

        var location: String { device.coordinator.location }

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
