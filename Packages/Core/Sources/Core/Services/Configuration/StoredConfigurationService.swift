public import FlowKit
import GRDB
public import Model

/// What the server said last of the app, in the store, and what it says now.
public struct StoredConfigurationService: ConfigurationService {
    private let api: ConfigurationAPI
    private let store: ShopStore

    /// - Parameters:
    ///   - api: What the server says.
    ///   - store: Where it is kept.
    public init(api: ConfigurationAPI, store: ShopStore) {
        self.api = api
        self.store = store
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
        let configuration = try await api.configuration()
        try await store.write { database in
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
