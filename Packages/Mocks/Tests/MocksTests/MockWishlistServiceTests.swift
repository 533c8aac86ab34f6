import Mocks
import Model
import Testing

@Suite struct MockWishlistServiceTests {
    private let wishlist = MockWishlistService([3, 2, 1].map(Product.ID.init(rawValue:)))
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    @Test func wishlistStreamsEmitAddedProducts() async throws {
        var ids = wishlist.productIDs().makeAsyncIterator()
        var items = wishlist.items().makeAsyncIterator()
        #expect(await ids.next() == [id(1), id(2), id(3)])
        #expect(await items.next()?.count == 3)
        try await wishlist.add(id(9))
        #expect(await ids.next() == [id(1), id(2), id(3), id(9)])
        #expect(await items.next()?.first?.product?.title == "Walnut Desk")
        #expect(wishlist.calls == [.add(id(9))])
    }

    @Test func addingTwiceChangesNothing() async throws {
        try await wishlist.add(id(2))
        #expect(wishlist.currentItems.map(\.id) == [id(3), id(2), id(1)])
    }

    @Test func undoPutsAnItemBackInItsPlace() async throws {
        let removed = try #require(try await wishlist.remove(id(2)))
        #expect(removed.index == 1)
        #expect(wishlist.currentItems.map(\.id) == [id(3), id(1)])
        try await wishlist.restore(removed)
        try await wishlist.restore(removed)
        #expect(wishlist.currentItems.map(\.id) == [id(3), id(2), id(1)])
        #expect(try await wishlist.remove(id(8)) == nil)
    }

    @Test func anItemThatTheDeviceDoesNotHoldHasNoProductUntilItIsStored() async throws {
        var items = wishlist.items().makeAsyncIterator()
        _ = await items.next()
        try await wishlist.add(id(99))
        #expect(await items.next()?.first == WishlistItem(id: id(99), product: nil))
        wishlist.store(.fixture(id: 99, title: "Kite"))
        #expect(await items.next()?.first?.product?.title == "Kite")
    }
}
