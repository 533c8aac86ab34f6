#if Headless || !canImport(SwiftUI)
    import AppFeature
    import FlowKit
    import Foundation
    import Logging
    import Model

    /// The device of a browser session, which is created again when a developer chooses another address of the API.
    @MainActor
    final class ShopSession: ObservableObject {
        @Published private(set) var device: ShopDevice

        private let name: String
        private let directory: URL
        private let stores: ShopStores
        private let logger: Logger
        private var replacing: Task<Result<Void, ServiceError>, Never>?
        private var isClosed = false

        /// Opens the device with the address that was chosen last. If it can't be opened, uses the standard address.
        ///
        /// - Parameters:
        ///   - name: The name of the session, unique in the stores.
        ///   - directory: The directory of the session.
        ///   - stores: The databases and catalogs that the sessions share.
        ///   - logger: Logs recoverable failures.
        init(name: String, directory: URL, stores: ShopStores, logger: Logger) async throws {
            self.name = name
            self.directory = directory
            self.stores = stores
            self.logger = logger
            let chosen = stores.endpoint(of: ChosenAddress(in: directory).value)
            let opened: Opened
            do {
                opened = try await Self.open(chosen, name, directory, stores, logger)
            } catch  where chosen != stores.standard {
                logger.warning("The shop can't be opened with \(chosen.address), so it uses its own address: \(error)")
                opened = try await Self.open(stores.standard, name, directory, stores, logger)
            }
            device = opened.device
            opened.endpoints.session = self
        }

        private typealias Opened = (device: ShopDevice, endpoints: SessionEndpoints)

        private static func open(
            _ endpoint: Endpoint, _ name: String, _ directory: URL, _ stores: ShopStores, _ logger: Logger
        ) async throws -> Opened {
            let store = try await stores.store(of: endpoint)
            let directory = stores.directory(of: endpoint, in: directory)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let endpoints = SessionEndpoints(current: endpoint, standard: stores.standard)
            let device = try await ShopDevice(
                directory: directory, store: store, name: name, endpoints: endpoints, logger: logger)
            return (device, endpoints)
        }

        /// Replaces the device by one with another endpoint. If it throws, the device is the previous one.
        func use(_ endpoint: Endpoint) async throws(ServiceError) {
            // The previous device may still be closing.
            _ = await replacing?.value
            guard replacing == nil, !isClosed else { throw .cancelled }
            // A task of its own: cancelling the caller's leaves no device half replaced.
            let replacing = Task {
                let result = await replace(with: stores.endpoint(of: endpoint.address))
                self.replacing = nil
                return result
            }
            self.replacing = replacing
            try await replacing.value.get()
        }

        private func replace(with endpoint: Endpoint) async -> Result<Void, ServiceError> {
            do {
                let new = try await Self.open(endpoint, name, directory, stores, logger)
                do {
                    try ChosenAddress(in: directory).set(endpoint == stores.standard ? nil : endpoint.address)
                } catch {
                    new.device.close()
                    throw error
                }
                new.endpoints.session = self
                let old = device
                device = new.device
                await old.app.enterBackground()
                old.close()
                return .success(())
            } catch {
                return .failure(.storage("\(error)"))
            }
        }

        /// Stores the app's state and stops sending changes.
        func close() async {
            isClosed = true
            _ = await replacing?.value
            await device.app.enterBackground()
            device.close()
        }
    }

    /// The choice of an address for one device of a session. A new device has a new one.
    @MainActor
    private final class SessionEndpoints: EndpointService {
        let current: Endpoint
        let choices: [Endpoint]
        let note: String? = """
            The browser shows pictures of another server only if the shop was started with --image-origin for their \
            origin. Web pages of another server are links.
            """
        weak var session: ShopSession?

        init(current: Endpoint, standard: Endpoint) {
            self.current = current
            choices = [standard]
        }

        func use(_ endpoint: Endpoint) async throws(ServiceError) {
            guard let session else { throw .cancelled }
            try await session.use(endpoint)
        }
    }

    /// The address that a developer entered in a session. It survives restarts of the server, and only debug builds use it.
    struct ChosenAddress {
        private let file: URL

        /// - Parameter directory: The directory of the session.
        init(in directory: URL) {
            file = directory.appending(path: "api-address")
        }

        /// The address. `nil` for the standard one.
        var value: ServerAddress? {
            #if DEBUG
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
                return try? ServerAddress(text.trimmingCharacters(in: .whitespacesAndNewlines))
            #else
                return nil
            #endif
        }

        func set(_ address: ServerAddress?) throws {
            if let address {
                try Data("\(address)\n".utf8).write(to: file, options: .atomic)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        }
    }
#endif
