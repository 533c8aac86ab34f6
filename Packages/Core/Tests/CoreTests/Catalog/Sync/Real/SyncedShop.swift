import Foundation
import GRDB
import Logging
import Model
import StoreServer
import Testing

@testable import Core

/// A device's store that is kept like the catalog of a real server, over loopback.
struct SyncedShop: Sendable {
    let directory: URL
    let api: URL
    let pageSize: Int
    var listsChanges = true

    /// Opens the store, synchronizes once, and closes it.
    ///
    /// - Parameter onStep: Called again and again while it goes on.
    /// - Returns: What went wrong, if anything did. What was brought until then is stored.
    func synchronize(onStep: @escaping @Sendable () -> Void = {}) async throws -> ServiceError? {
        let store = try await AppDatabase.open(in: directory)
        let failure = await synchronize(store, onStep)
        return failure
    }

    private func synchronize(_ store: AppDatabase, _ onStep: @escaping @Sendable () -> Void) async -> ServiceError? {
        let transport = AsyncHTTPTransport.forTests(logger: AppDatabase.silent)
        let sync = CatalogSync(
            catalog: CatalogAPI(api: api, transport: transport), store: store,
            listsChanges: listsChanges, logger: AppDatabase.silent, pageSize: pageSize, now: { Date() })
        let watching = Task { for await _ in sync.progress() { onStep() } }
        var failure: ServiceError?
        do throws(ServiceError) { try await sync.synchronize() } catch { failure = error }
        watching.cancel()
        await transport.shutdown()
        return failure
    }

    /// Compares all that a list shows, and looks whether the file is sound.
    func expectEqual(to server: StoreServer, _ round: String = "") async throws {
        let store = try await AppDatabase.open(in: directory)
        let held = try await store.walkSummaries(ProductQuery(), limit: 500).flatMap(\.self)
        let texts = held.sorted { $0.id.rawValue < $1.id.rawValue }.map {
            "\($0.id) \($0.title) \($0.price.list.minorUnits) \($0.price.discountBasisPoints) \($0.stock)"
        }
        let wanted = server.catalog.products.map { "\($0.id) \($0.title) \($0.price) \($0.discount) \($0.stock)" }
        #expect(texts == wanted, "\(round)")
        #expect(try await store.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"], "\(round)")
    }
}

extension RealShop {
    /// What was asked for of the catalog, in its order: `since` and `skip` of each request, empty at the beginning.
    var places: [String] {
        serverLog.all.compactMap { line in
            guard let target = line.split(separator: " ").first(where: { $0.hasPrefix("/products") }),
                let components = URLComponents(string: String(target))
            else { return nil }
            let query = components.queryItems ?? []
            return query.first { $0.name == "since" || $0.name == "skip" && $0.value != "0" }?.value ?? ""
        }
    }
}
