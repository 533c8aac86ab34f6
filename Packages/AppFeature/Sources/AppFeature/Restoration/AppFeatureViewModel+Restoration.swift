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
        let check = ScreenCheck(navigator: coordinator.navigator, services: services)
        let restored = await archive.restore(data, over: coordinator.state, clock: services.clock) {
            await check.reason(against: $0)
        }
        for dropped in restored.dropped { logger.notice("Not restored: \(dropped)") }
        coordinator.restoreAllowed(restored.state)
    }

    /// Stores the navigation state for the next launch. Call it when the app enters the background, and before it
    /// terminates.
    public func enterBackground() async {
        await saver.flush()
    }
}

extension AppCoordinator {
    /// Restores a saved state. If the guards don't allow the screen in front, the initial tab replaces it, and if they
    /// don't allow that one either, nothing is restored.
    ///
    /// The user hasn't asked for the screen, so there is no alert and no sign-in.
    fileprivate func restoreAllowed(_ saved: AppState) {
        // The user may have navigated in the meantime.
        if hasNavigated { return }
        var atInitialTab = saved
        atInitialTab.apply(.selectTab(AppState.beginning.tab))
        for state in [saved, atInitialTab] {
            switch navigator.outcome(of: restoration(of: state), source: .restoration) {
            case .rejected, .waiting: continue
            default: return restore(state)
            }
        }
    }
}
