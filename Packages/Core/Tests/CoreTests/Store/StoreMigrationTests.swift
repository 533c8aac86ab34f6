import Foundation
import GRDB
import Model
import Testing

@testable import Core

/// A file that an older version of the app has made becomes a newer one, with all that is in it.
@Suite(.timeLimit(.minutes(1))) struct StoreMigrationTests {
    @Test(arguments: ["shop-2-personal", "shop-3-orders", "shop-4-brochures"])
    func anOlderFileKeepsWhatIsInIt(_ last: String) async throws {
        let directory = try TemporaryDirectory()
        let queue = try DatabaseQueue(path: directory.database.path)
        try ShopSchema.migrator.migrate(queue, upTo: last)
        try await queue.write { try $0.execute(sql: "INSERT INTO wishlistItem (product, position) VALUES (7, 1)") }
        try queue.close()
        let opened = try ShopStore.open(in: directory.url, imageOrigin: nil)
        #expect(opened.setAside == nil)
        var ids = StoredWishlistService(try opened.store.users()).productIDs().makeAsyncIterator()
        #expect(await ids.next() == [id(7)])
        let links = StoredPendingLinks(opened.store)
        try await links.save(StoredPendingLink(id: "a", data: Data()))
        #expect(try await links.links().map(\.id) == ["a"])
    }

    /// What has been released is never renamed, edited or moved.
    @Test func theStepsAreTheseInThisOrder() {
        #expect(
            ShopSchema.migrator.migrations == [
                "shop-1-catalogue", "shop-2-personal", "shop-3-orders", "shop-4-brochures", "shop-5-app-state",
                "shop-6-users", "shop-7-search", "shop-9-device",
            ])
    }
}
