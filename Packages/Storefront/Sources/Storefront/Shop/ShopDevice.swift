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

    /// - Parameter tokens: The storage of tokens. A server has many devices, and they would share one keychain.
    init(directory: URL, network: LiveNetwork, tokens: TokenPlace = .file, logger: Logger) async throws {
        live = try await LiveServiceProvider(
            directory: directory, network: network, webHost: Self.webHost, version: Self.version, tokens: tokens,
            logger: logger)
        app = try AppFeatureViewModel(
            services: live.services, policy: LinkPolicy(schemes: ["shop"], hosts: [Self.webHost]), logger: logger)
    }

    /// The app's coordinator, which has its location.
    var coordinator: AppCoordinator { app.coordinator }

    /// The databases that couldn't be read and were replaced by new ones.
    var replacedDatabases: [ReplacedDatabase] { live.replacedDatabases }

    /// Notes that the user has seen the report of the replaced databases.
    func acknowledgeReplacedDatabases() { live.acknowledgeReplacedDatabases() }

    /// Stops sending changes. Completed writes are already on disk.
    func close() { live.close() }
}
