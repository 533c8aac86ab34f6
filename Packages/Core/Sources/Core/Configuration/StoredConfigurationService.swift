public import FlowKit
import Foundation
import GRDB
public import Model

/// What the server said last of the app, in the store, and what it says now.
public struct StoredConfigurationService: ConfigurationService {
    private let api: ConfigurationAPI
    private let store: ShopStore
    private let cache: ResourceCache

    /// - Parameters:
    ///   - api: What the server says.
    ///   - store: Where it is kept.
    public init(api: ConfigurationAPI, store: ShopStore) {
        self.init(api: api, store: store) { Date() }
    }

    /// - Parameter now: How old what was heard is.
    init(api: ConfigurationAPI, store: ShopStore, now: @escaping @Sendable () -> Date) {
        self.api = api
        self.store = store
        cache = ResourceCache(store: store, logger: store.logger, now: now)
    }

    /// Everything is on until the server has said something, and when a version of the app has kept it that said it in
    /// other words.
    public func configuration() -> AsyncStream<AppConfiguration> {
        store.values(of: "the configuration") { database in
            try Self.kept(in: database) ?? AppConfiguration()
        }
    }

    public func refresh(_ origin: DataOrigin) async throws(ServiceError) {
        guard origin.mayAskSource else { return }
        _ = try await cache.load(.configuration, [LoadDates.all], from: origin) { () throws(ServiceError) in
            try await store.read { try Self.kept(in: $0) }
        } ask: { () throws(ServiceError) in
            try await api.configuration()
        } keep: { configuration, database in
            // Compared as a value: a set has no order, and its text is another one each time.
            guard try Self.kept(in: database) != configuration else { return }
            try Settings.set(StoredJSON.text(configuration), for: .configuration, in: database)
        }
    }

    /// What was heard last; nil when nothing was, or when it can't be read.
    static func kept(in database: Database) throws -> AppConfiguration? {
        try Settings.value(of: .configuration, in: database).flatMap { StoredJSON.value(AppConfiguration.self, $0) }
    }
}

/// Which pages of the web may be shown inside the app, from what the server says of the app.
public struct ConfiguredWebView: WebViewConfigurationService {
    private let app: any ConfigurationService

    /// The part of a configuration that is about pages of the web.
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
