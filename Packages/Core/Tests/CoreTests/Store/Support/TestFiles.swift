import Foundation
import Mocks
import Model

@testable import Core

/// Stores on files of their own, gone when the suite's instance is. Held by the suite, so that it outlives its stores.
final class TestFiles: Sendable {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// A new store with some products in it.
    func store(_ products: [Product] = []) async throws -> AppDatabase {
        let place = directory.url.appending(path: UUID().uuidString)
        let store = try await AppDatabase.open(in: place)
        try await store.save(products)
        return store
    }
}
