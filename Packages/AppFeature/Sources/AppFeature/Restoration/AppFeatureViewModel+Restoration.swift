import DeepLink
import FlowKit
import Foundation
import Logging
import Model

extension AppFeatureViewModel {
    /// Goes to where the app was when it ended, if nobody has led it elsewhere meanwhile.
    ///
    /// Screens that are not there any more, or that nobody may see now, are left out. What can't be read at all leaves the
    /// app at its beginning.
    func restore() async {
        guard window == .main, !coordinator.wasOpened, let data = try? await services.savedState.load() else { return }
        let check = ScreenCheck(conditions: coordinator.conditions, services: services)
        let restored = await archive.restore(data, over: coordinator.state) { await check.reason(against: $0) }
        for dropped in restored.dropped { logger.notice("Not restored: \(dropped)") }
        // Whoever has tapped something meanwhile wants to be there.
        guard !coordinator.wasOpened, coordinator.state.isAtBeginning else { return }
        coordinator.navigator.restore(restored.state)
    }

    /// Stores where the app is, for the next start: when it goes to the background, and before it ends.
    public func enterBackground() async {
        await saver.flush()
    }
}

extension NavigationState where Schema == AppNavigation {
    /// Whether nothing has happened yet, whatever the server has hidden or disabled.
    fileprivate var isAtBeginning: Bool {
        activities == AppState.beginning.activities && activity == AppState.beginning.activity
    }
}
