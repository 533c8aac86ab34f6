import DeepLink
import FlowKit
import Foundation
import Logging
import Model

extension AppFeatureViewModel {
    /// Restores the last navigation state, unless a link has already been opened.
    ///
    /// Screens that no longer exist or aren't allowed are skipped. If the state can't be decoded, the app stays in its
    /// initial state.
    func restore() async {
        guard window == .main, !coordinator.hasNavigated, let data = try? await services.shop.savedState.load() else {
            return
        }
        // Hidden activities aren't restored, so the configuration is applied first.
        for await configuration in services.shop.configuration.configuration() {
            coordinator.configurationChanged(to: configuration)
            break
        }
        let check = ScreenCheck(conditions: coordinator.conditions, services: services)
        let restored = await archive.restore(data, over: coordinator.state) { await check.reason(against: $0) }
        for dropped in restored.dropped { logger.notice("Not restored: \(dropped)") }
        // The user may have navigated in the meantime.
        guard !coordinator.hasNavigated else { return }
        coordinator.restore(restored.state)
    }

    /// Stores the navigation state for the next launch. Call it when the app enters the background, and before it
    /// terminates.
    public func enterBackground() async {
        await saver.flush()
    }
}
