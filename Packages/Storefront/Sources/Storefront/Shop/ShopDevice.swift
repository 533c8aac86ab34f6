import AppFeature
import Core
import DeepLink
import Foundation
import Logging
import Model

/// One device: its store, its services, and the app that uses them.
@MainActor
final class ShopDevice {
    nonisolated static let name = "Flow Shop"
    /// The host of shared links.
    nonisolated static let webHost = "shop.example"
    nonisolated static let version = AppVersion(0, 1)

    let app: AppFeatureViewModel
    private let live: LiveServiceProvider
    private let logger: Logger

    /// - Parameter tokens: The storage of tokens. A server has many devices, and they would share one keychain.
    init(directory: URL, network: LiveNetwork, tokens: TokenPlace = .file, logger: Logger) throws {
        self.logger = logger
        live = try LiveServiceProvider(
            directory: directory, network: network, webHost: Self.webHost, version: Self.version, tokens: tokens,
            logger: logger)
        app = try AppFeatureViewModel(
            services: live.services, policy: LinkPolicy(schemes: ["shop"], hosts: [Self.webHost]), logger: logger)
    }

    /// The app's coordinator, which has its location.
    var coordinator: AppCoordinator { app.coordinator }

    var setAside: SetAsideStore? { live.setAside }

    /// Notes that the user was told of it.
    func acknowledgeReports() { live.acknowledgeReports() }

    /// Closes the store. Everything acknowledged is on disk, whether this succeeds or not.
    func close() {
        do { try live.close() } catch { logger.warning("The store could not be closed: \(error)") }
    }
}
