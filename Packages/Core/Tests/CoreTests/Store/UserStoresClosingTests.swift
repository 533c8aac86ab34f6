import FlowKit
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// The stores of users are closed, and then the shop's, while others read, write and watch.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct UserStoresClosingTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private enum Use: CaseIterable { case add, take, wish, unwish, watchBag, watchWishes, read, watchProducts }

    /// A connection that is closed under a reader would be the end of the process.
    @Test func whoeverUsesThemHasAnAnswerOrIsToldThatTheyAreClosed() async throws {
        for round in 0..<30 {
            let shop = try await files.store((1...8).map { .fixture(id: $0, minimumOrderQuantity: 1) })
            let users = try shop.users(round.isMultiple(of: 2) ? .guest : .user(User.ID(rawValue: 4)))
            let answers: [Bool] = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<24 {
                    let use = Use.allCases[(number + round) % Use.allCases.count]
                    group.addTask { await self.isAnswered(use, id(1 + number % 8), users) }
                }
                // Closed when some of them are done, and others are not.
                var answers: [Bool] = []
                while answers.count < round % 20, let answer = await group.next() { answers.append(answer) }
                group.addTask { (try? users.close()) != nil && (try? shop.close()) != nil }
                return await group.reduce(into: answers) { $0.append($1) }
            }
            #expect(!answers.contains(false), "round \(round)")
        }
    }

    /// Whether it has given a value, or has said that the store is closed.
    private func isAnswered(_ use: Use, _ id: Product.ID, _ users: UserStores) async -> Bool {
        let (bag, wishlist) = (StoredBagService(users), StoredWishlistService(users))
        do {
            switch use {
            case .add: try await bag.add(id, quantity: 1)
            case .take: _ = try await bag.remove(id)
            case .wish: try await wishlist.add(id)
            case .unwish: try await wishlist.remove(id)
            case .watchBag: for await _ in bag.bag().prefix(1) {}
            case .watchWishes: for await _ in wishlist.productIDs().prefix(1) {}
            case .watchProducts: for await _ in wishlist.items().prefix(1) {}
            case .read: _ = try await users.read { database, _ in try BagTable(database: database).lines() }
            }
            return true
        } catch BagError.service(.storage), ServiceError.storage {
            return true
        } catch BagError.service, is ServiceError {
            return false
        } catch {
            // What the bag's own rules say is an answer.
            return error is BagError
        }
    }
}
