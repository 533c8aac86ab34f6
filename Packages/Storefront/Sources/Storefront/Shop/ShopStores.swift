#if Headless || !canImport(SwiftUI)
    import Core
    import Foundation
    import Logging
    import Model

    /// The databases and catalogs of a browser host's sessions: one for each address of the API that a session uses.
    @MainActor
    final class ShopStores {
        /// The endpoint that the process was started with.
        let standard: Endpoint
        private let root: URL
        private let logger: Logger
        private let makeNetwork: @MainActor (ServerAddress) -> LiveNetwork
        /// The time between two removals of expired sessions' data.
        private let removalInterval: Duration
        private var stores: [Endpoint: Task<SharedStore, any Error>] = [:]
        private var removals: [Endpoint: ContinuousClock.Instant] = [:]
        private var networks: [LiveNetwork] = []

        /// - Parameters:
        ///   - standard: The endpoint that the process was started with.
        ///   - root: The root of the sessions' directories.
        ///   - logger: Logs recoverable failures.
        ///   - removalInterval: The time between two removals of expired sessions' data.
        ///   - makeNetwork: Creates the connection to a server.
        init(
            standard: Endpoint, root: URL, logger: Logger, removalInterval: Duration = .seconds(3600),
            makeNetwork: @escaping @MainActor @Sendable (ServerAddress) -> LiveNetwork
        ) {
            self.standard = standard
            self.root = root
            self.logger = logger
            self.removalInterval = removalInterval
            self.makeNetwork = makeNetwork
        }

        /// Returns the endpoint of an address, which is the standard one for `nil` and for its own address.
        func endpoint(of entered: ServerAddress?) -> Endpoint {
            guard let entered, entered != standard.address else { return standard }
            return Endpoint(.entered, entered)
        }

        /// Returns the directory of an endpoint's data below a directory of the sessions, or of one session.
        ///
        /// A process that was started with this address has other directories: two processes never share a database.
        func directory(of endpoint: Endpoint, in directory: URL) -> URL {
            guard endpoint != standard else { return directory }
            return directory.appending(path: "servers/\(endpoint.address.directoryName)", directoryHint: .isDirectory)
        }

        /// Returns the store of an endpoint, and opens it if necessary.
        func store(of endpoint: Endpoint) async throws -> SharedStore {
            let task = stores[endpoint] ?? Task { try await open(endpoint) }
            stores[endpoint] = task
            do {
                let store = try await task.value
                await removeExpiredSessions(from: store, of: endpoint)
                return store
            } catch {
                // Another caller may already have begun to open it again.
                if stores[endpoint] == task { stores[endpoint] = nil }
                throw error
            }
        }

        /// Deletes the data of sessions whose directories the host has removed, because they were expired.
        private func removeExpiredSessions(from store: SharedStore, of endpoint: Endpoint) async {
            let now = ContinuousClock.now
            if let last = removals[endpoint], last + removalInterval > now { return }
            removals[endpoint] = now
            let sessions = root.appending(path: "sessions", directoryHint: .isDirectory).path
            do throws(ServiceError) {
                // A missing directory isn't an empty one: it is an error, and no data is deleted.
                try await store.removeDevices {
                    Set(try FileManager.default.contentsOfDirectory(atPath: sessions))
                }
            } catch {
                logger.warning("The data of expired sessions was not removed: \(error)")
            }
        }

        private func open(_ endpoint: Endpoint) async throws -> SharedStore {
            let network = makeNetwork(endpoint.address)
            networks.append(network)
            let store = try await SharedStore(
                directory: directory(of: endpoint, in: root), network: network, logger: logger)
            if let replaced = store.replacedDatabase { Output.warning("\(replaced)") }
            return store
        }

        /// Closes the connections to all servers.
        func shutdown() async {
            for store in stores.values { _ = await store.result }
            for network in networks { await network.shutdown() }
        }
    }
#endif
