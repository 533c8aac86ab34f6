import AppFeature
import Core
import DeepLink
import Foundation
import Logging

/// One device: its store, its services, and the app on them.
@MainActor
final class ShopDevice {
    nonisolated static let name = "Flow Shop"
    /// The host of the addresses that one shares.
    nonisolated static let webHost = "shop.example"

    let coordinator: AppCoordinator
    let app: AppFeatureViewModel
    private let live: LiveServiceProvider
    private let logger: Logger

    init(directory: URL, network: LiveNetwork, logger: Logger) throws {
        self.logger = logger
        live = try LiveServiceProvider(
            directory: directory, network: network, webHost: Self.webHost, logger: logger)
        coordinator = try AppCoordinator(policy: LinkPolicy(schemes: ["shop"], hosts: [Self.webHost]))
        app = AppFeatureViewModel(services: live.services, coordinator: coordinator)
    }

    var setAside: SetAsideStore? { live.setAside }

    /// What was acknowledged is on disk, whether this succeeds or not.
    func close() {
        do { try live.close() } catch { logger.warning("The store could not be closed: \(error)") }
    }
}
