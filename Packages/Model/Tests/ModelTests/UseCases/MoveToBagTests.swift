import Testing

@testable import Model

@Suite struct MoveToBagTests {
    let stool = ProductSummary(
        id: Product.ID(rawValue: 2), title: "Stool", category: ProductCategory.ID(rawValue: "furniture"),
        price: Price(list: Money(minorUnits: 49_00)), stock: 20, minimumOrderQuantity: 4)
    let bag = CountedBag()
    let analytics = Recorder()

    private func moveToBag(_ wishlist: HeldWishlist) -> MoveToBag {
        MoveToBag(bag: bag, wishlist: wishlist, analytics: analytics)
    }

    @Test func theSmallestQuantityMoves() async throws {
        let wishlist = HeldWishlist([stool.id])
        let moved = try await moveToBag(wishlist)(stool)
        #expect(moved?.quantity == 4)
        #expect(bag.quantities == [stool.id: 4])
        #expect(wishlist.current.isEmpty)
        #expect(
            analytics.events == [.addedToBag(stool.id, quantity: 4), .wishlistChanged(stool.id, isOn: false)])
    }

    @Test func aMoveCanBeTakenBack() async throws {
        let wishlist = HeldWishlist([stool.id])
        try await bag.add(stool.id, quantity: 5)
        let moved = try #require(try await moveToBag(wishlist)(stool))
        try await moveToBag(wishlist).takeBack(moved)
        #expect(bag.quantities == [stool.id: 5])
        #expect(wishlist.current == [stool.id])
        #expect(
            analytics.events.suffix(2) == [
                .wishlistChanged(stool.id, isOn: true), .removedFromBag(stool.id, quantity: 4),
            ])
    }

    @Test func rejectedProductStaysOnTheWishlist() async {
        let wishlist = HeldWishlist([stool.id])
        bag.failure = .refused(.soldOut)
        await #expect(throws: BagError.refused(.soldOut)) { try await moveToBag(wishlist)(stool) }
        #expect(wishlist.current == [stool.id])
        #expect(wishlist.calls.isEmpty)
        #expect(analytics.events.isEmpty)
    }

    @Test func failedWishlistRemovalLeavesTheProductInBoth() async {
        let wishlist = HeldWishlist([stool.id])
        wishlist.failure = .storage("disk full")
        await #expect(throws: BagError.service(.storage("disk full"))) { try await moveToBag(wishlist)(stool) }
        #expect(bag.quantities == [stool.id: 4])
        #expect(wishlist.current == [stool.id])
        #expect(analytics.events == [.addedToBag(stool.id, quantity: 4)])
    }

    @Test func failedUndoLeavesTheProductInTheBag() async throws {
        let wishlist = HeldWishlist([stool.id])
        let moved = try #require(try await moveToBag(wishlist)(stool))
        wishlist.failure = .storage("disk full")
        await #expect(throws: BagError.service(.storage("disk full"))) { try await moveToBag(wishlist).takeBack(moved) }
        #expect(bag.quantities == [stool.id: 4])
        #expect(wishlist.current.isEmpty)
    }

    @Test func productOutsideTheWishlistHasNoUndo() async throws {
        let moved = try await moveToBag(HeldWishlist())(stool)
        #expect(moved == nil)
        #expect(bag.quantities == [stool.id: 4])
    }
}
