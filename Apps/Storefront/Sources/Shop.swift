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

    private let network: LiveNetwork
    private let live: LiveServiceProvider
    private let policy: LinkPolicy
    private let logger: Logger
    /// Lives as long as the main window is open.
    private weak var mainToken: WindowToken?
    private weak var front: AppFeatureViewModel?

    /// Opens the store of this device.
    ///
    /// - Parameters:
    ///   - configuration: The values of `Info.plist`.
    ///   - entered: The address of the API that a developer entered. `nil` for the one of the configuration. Each address
    ///     has its own data, and the tokens of an entered one are in a file, apart from the others in the keychain.
    ///   - endpoints: The addresses of the API, for the debug menu.
    ///   - notifications: The system's permission to show notifications.
    ///   - logger: Logs recoverable failures.
    init(
        _ configuration: ShopConfiguration, entered: ServerAddress?, endpoints: (any EndpointService)?,
        notifications: SystemNotifications, logger: Logger
    ) async throws {
        self.logger = logger
        var directory = URL.applicationSupportDirectory.appending(path: "Shop", directoryHint: .isDirectory)
        if let entered {
            directory.append(path: "servers/\(entered.directoryName)", directoryHint: .isDirectory)
        }
        network = LiveNetwork(
            api: (entered ?? configuration.api).url, faults: NetworkFaults.inDebugBuilds(), logger: logger)
        live = try await LiveServiceProvider(
            directory: directory, network: network, payments: SandboxPayments(), webHost: configuration.webHost,
            version: configuration.version,
            tokens: entered == nil ? .system : .file, notifications: notifications, endpoints: endpoints,
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

    /// Stores the main window's state, and ends all requests. Another shop replaces this one.
    func close() async {
        await main.enterBackground()
        live.close()
        await network.shutdown()
    }
}

/// The identity of an open window.
@MainActor
final class WindowToken {}
