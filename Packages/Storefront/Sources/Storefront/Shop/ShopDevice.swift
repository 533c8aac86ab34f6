import AppFeature
import Core
import DeepLink
import Foundation
import Logging
import Model

/// One device: its store, its services, and the app on them.
@MainActor
final class ShopDevice {
    nonisolated static let name = "Flow Shop"
    /// The host of the addresses that one shares.
    nonisolated static let webHost = "shop.example"
    nonisolated static let version = AppVersion(0, 1)

    let app: AppFeatureViewModel
    private let live: LiveServiceProvider
    private let logger: Logger

    /// - Parameter tokens: Where tokens are kept. A server has many devices, and they would share one keychain.
    init(directory: URL, network: LiveNetwork, tokens: TokenPlace = .file, logger: Logger) throws {
        self.logger = logger
        live = try LiveServiceProvider(
            directory: directory, network: network, webHost: Self.webHost, version: Self.version, tokens: tokens,
            logger: logger)
        app = try AppFeatureViewModel(
            services: live.services, policy: LinkPolicy(schemes: ["shop"], hosts: [Self.webHost]), logger: logger)
    }

    /// Where the app is.
    var coordinator: AppCoordinator { app.coordinator }

    var setAside: SetAsideStore? { live.setAside }

    /// Somebody has been told of it.
    func acknowledgeReports() { live.acknowledgeReports() }

    /// What was acknowledged is on disk, whether this succeeds or not.
    func close() {
        do { try live.close() } catch { logger.warning("The store could not be closed: \(error)") }
    }
}
