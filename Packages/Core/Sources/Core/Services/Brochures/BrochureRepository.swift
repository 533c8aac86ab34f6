public import FlowKit
import GRDB
public import Logging
public import Model

/// The brochures of a server, and what the device holds of them.
public struct BrochureRepository: BrochureService {
    private let api: BrochuresAPI
    private let store: ShopStore
    private let logger: Logger

    /// - Parameters:
    ///   - api: What the server has.
    ///   - store: What the device holds, and where answers are kept.
    ///   - logger: Told of what could not be stored.
    public init(api: BrochuresAPI, store: ShopStore, logger: Logger) {
        self.api = api
        self.store = store
        self.logger = logger
    }

    public func brochures(_ origin: DataOrigin) async throws(ServiceError) -> [Brochure]? {
        guard origin.mayAskSource else { return try await read { try $0.brochures() } }
        let brochures = try await api.brochures()
        try await keep("the brochures") { try $0.save(all: brochures) }
        return brochures
    }

    /// One brochure, from the store or from the server. One that the server knows no more is forgotten here too.
    public func brochure(_ id: Brochure.ID, _ origin: DataOrigin) async throws(ServiceError) -> Brochure? {
        guard origin.mayAskSource else { return try await read { try $0.brochure(id) } }
        do throws(ServiceError) {
            let brochure = try await api.brochure(id)
            try await keep("brochure \(id)") { try $0.save(brochure) }
            return brochure
        } catch .notFound(let what) {
            try await keep("that brochure \(id) is gone") { try $0.delete(id) }
            throw .notFound(what)
        }
    }

    private func read<Value: Sendable>(
        _ value: @escaping @Sendable (BrochureTable) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await store.read { [images = store.images] in try value(BrochureTable(database: $0, images: images)) }
    }

    private func keep(
        _ what: String, _ write: @escaping @Sendable (BrochureTable) throws -> Void
    ) async throws(ServiceError) {
        try await Core.keep(what, in: store, logger) { store throws(ServiceError) in
            try await store.write { [images = store.images] in
                try write(BrochureTable(database: $0, images: images))
            }
        }
    }
}
