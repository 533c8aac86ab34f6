import FlowKit
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// A file that is closed while others use it.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StoreClosingTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private enum Use: CaseIterable { case product, page, search, write, durable, watchProduct, watchTable, leave }

    @Test func whoeverUsesItHasAnAnswerOrIsToldThatItIsClosed() async throws {
        for round in 0..<20 {
            let store = try await files.store((1...20).map { .fixture(id: $0) })
            let answers: [Bool] = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<24 {
                    let use = Use.allCases[(number + round) % Use.allCases.count]
                    group.addTask { await self.isAnswered(use, number, store) }
                }
                // Closed when some of them are done, and others are not.
                var answers: [Bool] = []
                while answers.count < round, let answer = await group.next() { answers.append(answer) }
                group.addTask { (try? store.close()) != nil }
                return await group.reduce(into: answers) { $0.append($1) }
            }
            #expect(!answers.contains(false), "round \(round)")
            await #expect(throws: ServiceError.self) { try await store.product(Product.ID(rawValue: 1)) }
        }
    }

    /// Whether it has given a value, or has said that the store is closed.
    private func isAnswered(_ use: Use, _ number: Int, _ store: ShopStore) async -> Bool {
        let id = Product.ID(rawValue: 1 + number % 20)
        do throws(ServiceError) {
            switch use {
            case .product: return try await store.product(id) != nil
            case .page: return try await store.products(ProductQuery(), after: nil, limit: 5).items.count == 5
            case .search:
                _ = try await store.products(ProductQuery(text: "a"), after: nil, limit: 5)
                return true
            case .write: try await store.save([.fixture(id: 100 + number)])
            case .durable: try await store.writeDurably { try $0.execute(sql: "DELETE FROM goneProduct") }
            case .watchProduct: for await _ in ProductObservation(store).summary(of: id).prefix(1) {}
            case .watchTable: for await _ in counts(store).prefix(1) {}
            case .leave: _ = counts(store)
            }
            return true
        } catch .storage {
            return true
        } catch {
            return false
        }
    }

    private func counts(_ store: ShopStore) -> AsyncStream<Int?> {
        store.values(of: "products") { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM product") }
    }
}
