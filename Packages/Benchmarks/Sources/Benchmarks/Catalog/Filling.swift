import Core
import FlowKit
import Foundation
import Model
import Synchronization

/// Fills a store in batches, like the synchronization, while a reader reads pages and products.
struct Filling {
    /// The size of the synchronization's transactions.
    static let batch = 500

    let products: Int

    func run(in place: URL) async throws -> [CatalogFigure] {
        let store = try await AppDatabase.open(in: place)
        var made = WordyProducts()
        try await store.save(made.products(1..<Self.batch))
        let ending = Ending()
        async let reads = Self.read(store, until: ending)
        let clock = ContinuousClock()
        var time = Duration.zero
        var writes = Times()
        for start in stride(from: Self.batch, through: products, by: Self.batch) {
            let batch = made.products(start..<min(start + Self.batch, products + 1))
            let write = try await clock.measure { try await store.save(batch) }
            time += write
            writes.add(write)
        }
        ending.isReached.withLock { $0 = true }
        return [
            CatalogFigure(name: "filling", unit: "products/s", value: Double(products) / (time / .seconds(1))),
            CatalogFigure(
                name: "reading while filling: 99th percentile", unit: "ms",
                value: (try await reads.percentile(0.99) ?? 0) / 1_000),
            CatalogFigure(
                name: "writing while filling: 99th percentile", unit: "ms",
                value: (writes.percentile(0.99) ?? 0) / 1_000
            ),
            CatalogFigure(
                name: "writing while filling: longest", unit: "ms", value: (writes.percentile(1) ?? 0) / 1_000),
        ]
    }

    private final class Ending: Sendable {
        let isReached = Mutex(false)
    }

    @concurrent
    private static func read(_ store: AppDatabase, until ending: Ending) async throws -> Times {
        var random = Numbers(seed: 3)
        var times = Times()
        while !ending.isReached.withLock({ $0 }) {
            let id = Product.ID(rawValue: 1 + random.next(batch - 1))
            try await times.measure { _ = try await store.products(ProductQuery(), after: nil, limit: 20) }
            try await times.measure { _ = try await store.product(id) }
            try await Task.sleep(for: .milliseconds(2))
        }
        return times
    }
}
