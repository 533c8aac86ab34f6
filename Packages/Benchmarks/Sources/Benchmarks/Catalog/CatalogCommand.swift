import ArgumentParser
import Core
import Foundation

/// Measures a large catalog: filling, opening, lists, single products and searches.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog", abstract: "Measure a large catalog: filling, opening, lists, products and searches.")

    @Option(help: "The number of products.")
    var products = 1_000_000

    @Option(help: "The number of measurements of each figure.")
    var rounds = 2_000

    @Option(help: "The directory of the store. A store that exists is measured as it is.")
    var directory: String?

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func validate() throws {
        guard products >= 1_000, rounds > 0 else { throw ValidationError("At least 1000 products and one round.") }
    }

    func run() async throws {
        let temporary = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let place = directory.map { URL(filePath: $0) } ?? temporary
        var figures: [CatalogFigure] = []
        if !FileManager.default.fileExists(atPath: place.appending(path: "shop.sqlite").path) {
            figures += try await Filling(products: products).run(in: place)
        }
        figures.append(try await Opening(place: place).run())
        let store = try await AppDatabase.open(in: place)
        let plain = try PlainSQLite(reading: place)
        figures += try await Reading(products: products, rounds: rounds, plain: plain).run(store)
        figures += try await Searching(rounds: rounds, plain: plain).run(store)
        guard !json else { return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)) }
        for figure in figures { print(figure.row) }
    }
}
