public import FlowKit
import Foundation
import GRDB
public import Model

/// The configuration of the app: the stored one, and the server's. All devices share it.
public struct StoredConfigurationService: ConfigurationService {
    private let api: ConfigurationAPI
    private let store: AppDatabase
    private let cache: ResourceCache

    /// - Parameters:
    ///   - api: The request for the configuration.
    ///   - store: The database of the last response.
    public init(api: ConfigurationAPI, store: AppDatabase) {
        self.init(api: api, store: store) { Date() }
    }

    /// - Parameter now: The clock for the age of the stored configuration.
    init(api: ConfigurationAPI, store: AppDatabase, now: @escaping @Sendable () -> Date) {
        self.api = api
        self.store = store
        cache = ResourceCache(store: store, logger: store.logger, now: now)
    }

    /// Returns the default configuration, in which everything is enabled, until there is a stored one that can be read.
    public func configuration() -> AsyncStream<AppConfiguration> {
        store.values(of: "the configuration") { database in
            try Self.stored(in: database) ?? AppConfiguration()
        }
    }

    public func refresh(_ origin: DataOrigin) async throws(ServiceError) {
        guard origin.mayAskSource else { return }
        _ = try await cache.load(.configuration, [LoadDates.all], from: origin) { () throws(ServiceError) in
            try await store.read { try Self.stored(in: $0) }
        } ask: { () throws(ServiceError) in
            try await api.configuration()
        } keep: { configuration, rows in
            // Compared as a value, because a set has another text each time.
            guard try Self.stored(in: rows.database) != configuration else { return }
            try rows.set(.configuration, to: StoredJSON.text(configuration))
        }
    }

    /// Returns the last response. `nil` if there is none that can be read.
    static func stored(in database: Database) throws -> AppConfiguration? {
        let text = try OwnerRows(database, owner: .shared).setting(.configuration)
        return text.flatMap { StoredJSON.value(AppConfiguration.self, $0) }
    }
}

/// The web pages that may be shown inside the app, from the configuration.
public struct ConfiguredWebView: WebViewConfigurationService {
    private let app: any ConfigurationService

    /// Creates the service from the service of the configuration.
    public init(_ configuration: any ConfigurationService) {
        app = configuration
    }

    public func configuration() -> AsyncStream<WebViewConfiguration> {
        let configurations = app.configuration()
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let following = Task {
                var last: WebViewConfiguration?
                for await new in configurations where new.webView != last {
                    last = new.webView
                    continuation.yield(new.webView)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in following.cancel() }
        }
    }
}
