import ArgumentParser
import Core
import FlowKit
import Foundation
import Model

/// The first page of a list from the store, against SQLite's own functions on the same file.
struct ListingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listing",
        abstract: "A list's first page from the store, against SQLite's own functions.")

    @Option(help: "How many products are stored.")
    var products = 100_000

    @Option(help: "How often each side is measured, in turns.")
    var rounds = 300

    func validate() throws {
        guard products > 0, rounds > 0 else { throw ValidationError("Both numbers have to be above 0.") }
    }

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func run() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try ShopStore.open(in: directory, imageOrigin: SampleProducts.origin).store
        try await fill(store)
        var figures: [ListingFigure] = []
        for query in Self.queries { figures.append(try await measure(query, in: store)) }
        try store.close()
        try show(figures)
    }

    private func show(_ figures: [ListingFigure]) throws {
        guard !json else { return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)) }
        print("First page of 20 among \(products) products; medians of \(rounds) rounds")
        print(ListingFigure.heading)
        for figure in figures { print(figure.row) }
    }

    private static var queries: [ProductQuery] {
        ProductSort.allCases.map { ProductQuery(sort: $0) }
            + ProductSort.allCases.map { ProductQuery(category: category, sort: $0) }
    }

    private static let category = ProductCategory.ID(rawValue: "category-7")

    private func fill(_ store: ShopStore) async throws {
        var numbers = SampleProducts()
        for start in stride(from: 0, to: products, by: 5_000) {
            try await store.save((start..<min(start + 5_000, products)).map { numbers.product($0 + 1) })
        }
    }

    private func measure(_ query: ProductQuery, in store: ShopStore) async throws -> ListingFigure {
        let bare = BareQuery(query, limit: 21)
        let shell = try BareDatabase(path: store.path)
        let prepared = try BareDatabase(path: store.path).prepare(bare)
        var times = (store: Times(), prepared: Times(), shell: Times())
        // In turns, so that a busy machine is busy for all of them.
        for _ in 0..<rounds {
            try await times.prepared.measure { try prepared.copy(BareStatement.summary) }
            try await times.store.measure {
                let page = try await store.products(query, after: nil, limit: 20)
                guard page.items.count == 20 else { throw UnexpectedPage(count: page.items.count) }
            }
            try await times.shell.measure { try shell.runAsShell(bare) }
        }
        return ListingFigure(
            list: "\(query.category == nil ? "all" : "category") by \(query.sort)", store: times.store.median ?? 0,
            prepared: times.prepared.median ?? 0, shell: times.shell.median ?? 0)
    }

    struct UnexpectedPage: Error {
        let count: Int
    }
}
