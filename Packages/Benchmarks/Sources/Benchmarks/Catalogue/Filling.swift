import Core
import Foundation
import Model
import Synchronization

/// Fills a store the way the synchronisation does, while someone reads; and a bare file of the same form.
struct Filling {
    let products: Int
    let inserts: Int
    private let clock = ContinuousClock()

    init(products: Int, inserts: Int) {
        self.products = products
        self.inserts = inserts
    }

    func run(_ store: ShopStore, bare directory: URL) async throws -> [CatalogueFigure] {
        var made = WordyProducts()
        let first = made.products(1..<(inserts + 1))
        let time = try await clock.measure { try await store.saveGradually(first) }
        let bareTime = try bare(first, directory)
        // The rest, with someone who reads meanwhile.
        let isDone = Mutex(inserts == products)
        let waits = Mutex(Times())
        let known = inserts
        var rest = Duration.zero
        async let reading: Void = {
            var random = Numbers(seed: 3)
            while !isDone.withLock({ $0 }) {
                var one = Times()
                let id = Product.ID(rawValue: 1 + random.next(known))
                try await one.measure { _ = try await store.products(ProductQuery(), after: nil, limit: 20) }
                try await one.measure { _ = try await store.product(id) }
                waits.withLock { $0.add(one) }
                try await Task.sleep(for: .milliseconds(2))
            }
        }()
        for start in stride(from: inserts + 1, through: products, by: 2_000) {
            let batch = made.products(start..<min(start + 2_000, products + 1))
            rest += try await clock.measure { try await store.saveGradually(batch) }
        }
        isDone.withLock { $0 = true }
        try await reading
        return figures(time, bareTime, rest, waits.withLock { $0 })
    }

    private func figures(_ time: Duration, _ bareTime: Duration, _ rest: Duration, _ waits: Times) -> [CatalogueFigure]
    {
        let rate = { (count: Int, time: Duration) in Double(count) / (time / .seconds(1)) }
        var figures = [
            CatalogueFigure(
                name: "filling, the first \(inserts)", unit: "products/s", value: rate(inserts, time),
                bare: rate(inserts, bareTime))
        ]
        if products > inserts {
            figures += [
                CatalogueFigure(
                    name: "filling, all the others, with a reader beside", unit: "products/s",
                    value: rate(products - inserts, rest)),
                CatalogueFigure(
                    name: "a reader beside: median", unit: "ms", value: (waits.median ?? 0) / 1_000),
                CatalogueFigure(
                    name: "a reader beside: 99 of 100", unit: "ms", value: (waits.percentile(0.99) ?? 0) / 1_000),
                CatalogueFigure(
                    name: "a reader beside: the longest", unit: "ms", value: (waits.percentile(1) ?? 0) / 1_000),
            ]
        }
        return figures
    }

    /// The same rows into the same tables with a statement that was prepared once, a hundred in a transaction.
    private func bare(_ products: [Product], _ directory: URL) throws -> Duration {
        let store = try ShopStore.open(in: directory, imageOrigin: nil).store
        let path = store.path
        try store.close()
        let rows = try products.map(BareRow.init)
        let database = try BareDatabase(path: path, writes: true)
        let insert = try database.prepare(BareQuery(sql: BareRow.insert))
        return try clock.measure {
            for start in stride(from: 0, to: rows.count, by: 100) {
                try database.execute("BEGIN IMMEDIATE")
                for row in rows[start..<min(start + 100, rows.count)] { try insert.insert(row) }
                try database.execute("COMMIT")
            }
        }
    }
}
