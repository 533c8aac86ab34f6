import AppFeature
import Core
import DeepLink
import Foundation
import Logging
import Model

/// The app's services, and the view models of its windows.
@MainActor
final class Shop {
    /// The window that is restored at the next launch. It exists before it's shown, for links and pushes that launch the
    /// app.
    let main: AppFeatureViewModel

    private let live: LiveServiceProvider
    private let policy: LinkPolicy
    private let logger: Logger
    /// Lives as long as the main window is open.
    private weak var mainToken: WindowToken?
    private weak var front: AppFeatureViewModel?

    /// Opens the store of this device.
    ///
    /// - Parameter notifications: The system's permission to show notifications.
    init(
        _ configuration: ShopConfiguration, notifications: SystemNotifications, logger: Logger
    ) async throws {
        self.logger = logger
        let directory = URL.applicationSupportDirectory.appending(path: "Shop", directoryHint: .isDirectory)
        live = try await LiveServiceProvider(
            directory: directory,
            network: LiveNetwork(api: configuration.api, faults: NetworkFaults.inDebugBuilds(), logger: logger),
            webHost: configuration.webHost, version: configuration.version, notifications: notifications,
            logger: logger)
        policy = LinkPolicy(schemes: [configuration.scheme], hosts: [configuration.webHost])
        main = try AppFeatureViewModel(services: live.services, policy: policy, logger: logger)
        await main.applyStoredSettings()
    }

    /// The window that receives links, pushes and shortcuts: the last one that was active.
    var receiver: AppFeatureViewModel { front ?? main }

    /// Returns the view model of a new window: the main one, or a new one while the main window is open.
    ///
    /// - Parameter token: An object that the window keeps until it closes.
    func openWindow(_ token: WindowToken) throws -> AppFeatureViewModel {
        if mainToken == nil {
            mainToken = token
            return main
        }
        return try AppFeatureViewModel(services: live.services, policy: policy, window: .additional, logger: logger)
    }

    func windowBecameActive(_ window: AppFeatureViewModel) { front = window }
}

/// The identity of an open window.
@MainActor
final class WindowToken {}
