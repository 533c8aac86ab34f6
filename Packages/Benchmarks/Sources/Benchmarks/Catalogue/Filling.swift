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
        // The rest, with someone who reads meanwhile; and someone who reads another store, in which nobody writes.
        let idle = try ShopStore.open(in: directory.appending(path: "idle"), imageOrigin: nil).store
        try await idle.saveGradually(Array(first.prefix(10_000)))
        let end = Ending()
        if inserts == products { end.isReached.withLock { $0 = true } }
        let known = inserts
        var rest = Duration.zero
        async let beside = Self.read(store, below: known, until: end)
        async let besideIdle = Self.read(idle, below: min(known, 10_000), until: end)
        for start in stride(from: inserts + 1, through: products, by: 2_000) {
            let batch = made.products(start..<min(start + 2_000, products + 1))
            rest += try await clock.measure { try await store.saveGradually(batch) }
        }
        end.isReached.withLock { $0 = true }
        let waits = try await (beside: beside, idle: besideIdle)
        try idle.close()
        return figures(time, bareTime, rest) + readers(waits.beside, "a reader beside")
            + readers(waits.idle, "a reader of an idle store")
    }

    /// Whether those who read are to end.
    private final class Ending: Sendable {
        let isReached = Mutex(false)
    }

    /// Reads a page and a product again and again, each in turn.
    @concurrent
    private static func read(
        _ store: ShopStore, below known: Int, until end: Ending
    ) async throws -> BlockedTimes {
        var random = Numbers(seed: 3)
        var waits = BlockedTimes()
        while !end.isReached.withLock({ $0 }) {
            let id = Product.ID(rawValue: 1 + random.next(known))
            try await waits.measure { _ = try await store.products(ProductQuery(), after: nil, limit: 20) }
            try await waits.measure { _ = try await store.product(id) }
            try await Task.sleep(for: .milliseconds(2))
        }
        return waits
    }

    private func readers(_ waits: BlockedTimes, _ name: String) -> [CatalogueFigure] {
        guard waits.all.median != nil else { return [] }
        let figure = { (name: String, times: Times, place: Double) in
            CatalogueFigure(name: name, unit: "ms", value: (times.percentile(place) ?? 0) / 1_000)
        }
        return [("median", 0.5), ("99 of 100", 0.99), ("999 of 1,000", 0.999), ("the longest", 1)].map { part, place in
            figure("\(name): \(part)", waits.all, place)
        } + [
            figure("\(name): the longest that waited for somebody", waits.blocked, 1),
            CatalogueFigure(
                name: "\(name): waited for somebody", unit: "of a million",
                value: 1_000_000 * Double(waits.blockedRounds) / Double(max(waits.rounds, 1))),
        ]
    }

    private func figures(_ time: Duration, _ bareTime: Duration, _ rest: Duration) -> [CatalogueFigure] {
        let rate = { (count: Int, time: Duration) in Double(count) / (time / .seconds(1)) }
        var figures = [
            CatalogueFigure(
                name: "filling, the first \(inserts)", unit: "products/s", value: rate(inserts, time),
                bare: rate(inserts, bareTime))
        ]
        if products > inserts {
            figures.append(
                CatalogueFigure(
                    name: "filling, all the others, with a reader beside", unit: "products/s",
                    value: rate(products - inserts, rest)))
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
