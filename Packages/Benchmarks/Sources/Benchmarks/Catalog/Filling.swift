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
        async let reads = Self.read(store, PlainSQLite(reading: place), until: ending)
        let empty = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: empty) }
        let plain = try await PlainFilling(from: place, in: empty)
        let clock = ContinuousClock()
        var (time, plainTime) = (Duration.zero, Duration.zero)
        var writes = Times()
        for start in stride(from: Self.batch, through: products, by: Self.batch) {
            let ids = start..<min(start + Self.batch, products + 1)
            let batch = made.products(ids)
            let write = try await clock.measure { try await store.save(batch) }
            time += write
            writes.add(write)
            plainTime += try await clock.measure { try await plain.copy(ids) }
        }
        ending.isReached.withLock { $0 = true }
        let (read, plainRead) = try await reads
        return [
            CatalogFigure(
                name: "filling", unit: "products/s", value: Double(products) / (time / .seconds(1)),
                baseline: Double(products) / (plainTime / .seconds(1))),
            CatalogFigure(
                name: "reading while filling: 99th percentile", unit: "ms",
                value: (read.percentile(0.99) ?? 0) / 1_000, baseline: (plainRead.percentile(0.99) ?? 0) / 1_000),
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
    private static func read(
        _ store: AppDatabase, _ plain: PlainSQLite, until ending: Ending
    ) async throws -> (store: Times, plain: Times) {
        var random = Numbers(seed: 3)
        var (times, plainTimes) = (Times(), Times())
        while !ending.isReached.withLock({ $0 }) {
            let id = Product.ID(rawValue: 1 + random.next(batch - 1))
            try await times.measure { _ = try await store.products(ProductQuery(), after: nil, limit: 20) }
            try await times.measure { _ = try await store.product(id) }
            try await plainTimes.measure { try await plain.page(fromPrice: 100 + random.next(150_000)) }
            try await plainTimes.measure { try await plain.product(id) }
            try await Task.sleep(for: .milliseconds(2))
        }
        return (times, plainTimes)
    }
}
