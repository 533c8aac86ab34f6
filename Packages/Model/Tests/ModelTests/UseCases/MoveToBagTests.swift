import FlowKit
import Testing

@testable import Model

@Suite struct MoveToBagTests {
    let stool = Product.ID(rawValue: 2)
    let analytics = Recorder()

    @Test func aMoveAndItsUndoAreRecorded() async throws {
        let moveToBag = MoveToBag(OneWish(moved), analytics: analytics)
        #expect(try await moveToBag(stool) == moved)
        try await moveToBag.takeBack(moved)
        #expect(
            analytics.events == [
                .addedToBag(stool, quantity: 4), .wishlistChanged(stool, isOn: false),
                .wishlistChanged(stool, isOn: true), .removedFromBag(stool, quantity: 4),
            ])
    }

    @Test func productOutsideTheWishlistIsNotRecorded() async throws {
        #expect(try await MoveToBag(OneWish(nil), analytics: analytics)(stool) == nil)
        #expect(analytics.events.isEmpty)
    }

    @Test func failuresAreNotRecorded() async {
        let moveToBag = MoveToBag(OneWish(moved, failure: .refused(.soldOut)), analytics: analytics)
        await #expect(throws: BagError.refused(.soldOut)) { try await moveToBag(stool) }
        await #expect(throws: BagError.refused(.soldOut)) { try await moveToBag.takeBack(moved) }
        #expect(analytics.events.isEmpty)
    }

    private var moved: MovedToBag {
        MovedToBag(removed: RemovedWishlistItem(item: WishlistItem(id: stool, product: nil), index: 0), quantity: 4)
    }
}

/// A wishlist whose moves have a fixed outcome.
private struct OneWish: WishlistService {
    let moved: MovedToBag?
    let failure: BagError?

    init(_ moved: MovedToBag?, failure: BagError? = nil) {
        (self.moved, self.failure) = (moved, failure)
    }

    func items() -> AsyncStream<[WishlistItem]> { AsyncStream { $0.finish() } }
    func productIDs() -> AsyncStream<Set<Product.ID>> { AsyncStream { $0.finish() } }
    func add(_ id: Product.ID) async throws(ServiceError) {}
    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? { nil }
    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {}

    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedToBag? {
        if let failure { throw failure }
        return moved
    }

    func takeBack(_ moved: MovedToBag) async throws(BagError) {
        if let failure { throw failure }
    }
}
