import ArgumentParser
import Core
import FlowKit
import Foundation
import Model

/// The first page of a list from the store, against a bare prepared statement on the same file.
struct ListingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listing",
        abstract: "A list's first page from the store, against a bare prepared statement.")

    @Option(help: "How many products are stored.")
    var products = 100_000

    @Option(help: "How often each side is measured, in turns.")
    var rounds = 300

    func validate() throws {
        guard products > 0, rounds > 0 else { throw ValidationError("Both numbers have to be above 0.") }
    }

    func run() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try ShopStore.open(in: directory, imageOrigin: nil).store
        try await fill(store)
        print("First page of 20 among \(products) products; medians of \(rounds) rounds")
        for query in [ProductQuery()] + ProductSort.allCases.map({ ProductQuery(category: Self.category, sort: $0) })
            + ProductSort.allCases.dropFirst().map({ ProductQuery(sort: $0) })
        {
            try await measure(query, in: store)
        }
        try store.close()
    }

    private static let category = Category.ID(rawValue: "category-7")

    private func fill(_ store: ShopStore) async throws {
        var numbers = SampleProducts()
        for start in stride(from: 0, to: products, by: 5_000) {
            try await store.save((start..<min(start + 5_000, products)).map { numbers.product($0 + 1) })
        }
    }

    private func measure(_ query: ProductQuery, in store: ShopStore) async throws {
        let bare = try BareStatement(path: store.path, query: query, limit: 21)
        var pair = PairedTimes()
        for _ in 0..<rounds {
            try await pair.baseline { try bare.run() }
            try await pair.measured {
                let page = try await store.products(query, after: nil, limit: 20)
                guard page.items.count == 20 else { throw UnexpectedPage(count: page.items.count) }
            }
        }
        let name = "\(query.category == nil ? "all" : "category") by \(query.sort)"
        print("  \(name.padding(toLength: 22, withPad: " ", startingAt: 0)) \(pair.summary)")
    }

    struct UnexpectedPage: Error {
        let count: Int
    }
}
