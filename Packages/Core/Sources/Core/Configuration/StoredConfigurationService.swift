import AsyncAlgorithms
import FlowKit
import Foundation
import GRDB
import Loading
import Model

/// The configuration of the app: the stored one, and the server's. All devices share it.
struct StoredConfigurationService: ConfigurationService {
    let api: APIClient
    let store: AppDatabase
    var capabilities = ServerCapabilities.all
    var now: @Sendable () -> Date = { Date() }

    /// Returns the default configuration, in which everything is enabled, until there is a stored one that can be read.
    func configuration() -> AsyncStream<AppConfiguration> {
        store.values(of: "the configuration") { database, log in
            try Self.stored(in: OwnerRows(database, owner: .shared, log: log)) ?? AppConfiguration()
        }
    }

    func refresh(_ policy: FetchPolicy) async throws(ServiceError) {
        guard policy.mayFetch, capabilities.contains(.configuration) else { return }
        let cache = ResourceCache(store: store, logger: store.logger, now: now)
        _ = try await cache.load(.configuration, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await store.readRows { try Self.stored(in: $0) }
        } ask: { () throws(ServiceError) in
            try await api.get(ConfigurationDTO.self, ["configuration"], asking: "configuration").configuration
        } keep: { configuration, rows in
            try rows.set(.configuration, to: StoredJSON.text(configuration, as: StoredConfiguration.self))
        }
    }

    /// Returns the last response. `nil` if there is none that can be read.
    static func stored(in rows: OwnerRows) throws -> AppConfiguration? {
        try rows.shared.setting(.configuration, as: StoredConfiguration.self)
    }
}

/// The web pages that may be shown inside the app, from the configuration.
struct ConfiguredWebView: WebViewConfigurationService {
    let app: any ConfigurationService

    func configuration() -> AsyncStream<WebViewConfiguration> {
        let pages = app.configuration().map(\.webView).removeDuplicates()
        return .newest { continuation in for await page in pages { continuation.yield(page) } }
    }
}
