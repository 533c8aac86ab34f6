import ArgumentParser
import Core
import Foundation

/// A catalogue of a million products: filling it, lists, single products, the search.
struct CatalogueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalogue",
        abstract: "A store of a million products: filling, lists, keys and searches, against SQLite's own functions.")

    @Option(help: "How many products are stored.")
    var products = 1_000_000

    @Option(help: "How many of them are also inserted with SQLite's own functions, to compare.")
    var inserts = 100_000

    @Option(help: "How often each figure is measured.")
    var rounds = 2_000

    @Option(help: "Where the store is made and kept. One that is there already is measured as it is.")
    var directory: String?

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func validate() throws {
        guard products >= 1_000, rounds > 0, inserts > 0 else {
            throw ValidationError("At least 1000 products, one round and one insert.")
        }
    }

    func run() async throws {
        let temporary = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let place = directory.map { URL(filePath: $0) } ?? temporary
        let isThere = FileManager.default.fileExists(atPath: place.appending(path: "shop.sqlite").path)
        let store = try ShopStore.open(in: place, imageOrigin: SampleProducts.origin).store
        var figures: [CatalogueFigure] = []
        if !isThere {
            let bare = temporary.appending(path: "bare")
            figures += try await Filling(products: products, inserts: min(inserts, products)).run(store, bare: bare)
        }
        figures += try await Reading(products: products, rounds: rounds).run(store)
        figures += try await Searching(rounds: rounds).run(store)
        try store.close()
        guard !json else { return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)) }
        for figure in figures { print(figure.row) }
    }
}
