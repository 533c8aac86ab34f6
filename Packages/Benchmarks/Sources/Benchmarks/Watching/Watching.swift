import Core
import Foundation
import Model

/// Writes to two stores that hold the same, of which one is watched: now to this one, now to the other. In the middle
/// they change places, so that the luck of a file is both of theirs.
struct Watching {
    /// The products that are written; all others are watched.
    static let written = 2_000
    static let batch = 1_000

    let watchers: Int
    let rounds: Int

    func run(in place: URL) async throws -> [CatalogueFigure] {
        let stores = [
            try await store(in: place.appending(path: "one")), try await store(in: place.appending(path: "other")),
        ]
        var single = (quiet: Times(), watched: Times())
        var batches = (quiet: Times(), watched: Times())
        var writes = Writes()
        for watched in stores.indices {
            let crowd = Crowd(watchers, of: Self.written, in: stores[watched])
            for round in 0..<rounds / 2 {
                for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                    let product = writes.next(1)
                    if index == watched {
                        try await single.watched.measure { try await stores[index].save(product) }
                    } else {
                        try await single.quiet.measure { try await stores[index].save(product) }
                    }
                    guard round.isMultiple(of: 10) else { continue }
                    let products = writes.next(Self.batch)
                    if index == watched {
                        try await batches.watched.measure { try await stores[index].save(products) }
                    } else {
                        try await batches.quiet.measure { try await stores[index].save(products) }
                    }
                }
            }
            try crowd.leave()
        }
        for store in stores { try store.close() }
        return [figure("a write of one product", single), figure("a write of \(Self.batch) products", batches)]
    }

    private func store(in directory: URL) async throws -> ShopStore {
        let store = try ShopStore.open(in: directory, imageOrigin: SampleProducts.origin).store
        var samples = SampleProducts()
        for start in stride(from: 1, through: Self.written + watchers, by: 2_000) {
            let end = min(start + 2_000, Self.written + watchers + 1)
            try await store.save((start..<end).map { samples.product($0) })
        }
        return store
    }

    private func figure(_ name: String, _ times: (quiet: Times, watched: Times)) -> CatalogueFigure {
        CatalogueFigure(
            name: "\(name), \(watchers) watching others", unit: "µs", value: times.watched.median ?? 0,
            bare: times.quiet.median)
    }
}
