import AppFeature
import Core
import DeepLink
import FlowKit
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

    /// The main window, which keeps the device's data up to date.
    let app: AppFeatureViewModel
    /// The permission to show notifications.
    let notifications: DeviceNotifications
    private let live: LiveServiceProvider
    private let logger: Logger
    private weak var turnedTo: AppFeatureViewModel?

    /// - Parameter tokens: The storage of tokens. A server has many devices, and they would share one keychain.
    init(directory: URL, network: LiveNetwork, tokens: TokenPlace = .file, logger: Logger) async throws {
        notifications = DeviceNotifications(directory: directory, logger: logger)
        live = try await LiveServiceProvider(
            directory: directory, network: network, payments: SandboxPayments(), webHost: Self.webHost,
            version: Self.version, tokens: tokens,
            notifications: notifications, logger: logger)
        self.logger = logger
        app = try Self.app(live, .main, logger)
        askInFront()
        await app.applyStoredSettings()
    }

    /// Creates a device that shares the database and the catalog with others.
    ///
    /// - Parameters:
    ///   - directory: The directory of the device's session.
    ///   - store: The database and the catalog.
    ///   - name: The name of the device, unique in the store.
    ///   - endpoints: The addresses of the API, for the debug menu.
    ///   - logger: Logs recoverable failures.
    init(
        directory: URL, store: SharedStore, name: String, endpoints: any EndpointService, logger: Logger
    ) async throws {
        notifications = DeviceNotifications(directory: directory, logger: logger)
        live = try await LiveServiceProvider(
            directory: directory, store: store, device: name, payments: SandboxPayments(), webHost: Self.webHost,
            version: Self.version,
            tokens: .file, notifications: notifications, endpoints: endpoints, logger: logger)
        self.logger = logger
        app = try Self.app(live, .main, logger)
        askInFront()
        await app.applyStoredSettings()
    }

    private static func app(
        _ live: LiveServiceProvider, _ window: AppWindow, _ logger: Logger
    ) throws -> AppFeatureViewModel {
        try AppFeatureViewModel(
            services: live.services, policy: LinkPolicy(schemes: ["shop"], hosts: [webHost]), window: window,
            logger: logger)
    }

    /// Asks in the window that the user turned to last.
    private func askInFront() {
        notifications.setAsk { [weak self] in
            guard let coordinator = self?.front.coordinator else { return nil }
            let router = coordinator.navigator.router(for: coordinator.state.front)
            switch await router.ask(.allowNotifications) {
            case .allow: return true
            case .deny: return false
            default: return nil
            }
        }
    }

    /// Returns the main window, or makes another one.
    ///
    /// - Throws: ``/DeepLink/LinkTableError`` if the features' paths conflict.
    func window(_ kind: AppWindow) throws -> AppFeatureViewModel {
        switch kind {
        case .main: app
        case .additional: try Self.app(live, .additional, logger)
        }
    }

    /// The window that the user turned to last. It shows banners and questions, and opens pushes.
    var front: AppFeatureViewModel { turnedTo ?? app }

    func turn(to window: AppFeatureViewModel) { turnedTo = window }

    /// The app's coordinator, which has its location.
    var coordinator: AppCoordinator { app.coordinator }

    /// The database that couldn't be read and was replaced by a new one. `nil` in the usual case.
    var replacedDatabase: ReplacedDatabase? { live.replacedDatabase }

    /// Notes that the user has seen the report of the replaced database.
    func acknowledgeReplacedDatabase() { live.acknowledgeReplacedDatabase() }

    /// Stops sending changes. Completed writes are already on disk.
    func close() { live.close() }
}
