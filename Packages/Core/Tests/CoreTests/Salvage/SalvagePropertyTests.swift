import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Whatever happens to a file, there is a store afterwards, and in it all that was not damaged and was the user's.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct SalvagePropertyTests {
    private let template: TemporaryDirectory
    private let maps: [String: PageMap]

    private static let lines = 1...300
    private static let scope = SessionScope.guest

    init() async throws {
        template = try TemporaryDirectory()
        let shop = try ShopStore.open(in: template.url, imageOrigin: nil).store
        let users = try shop.users()
        try await shop.save((1...40).map { .fixture(id: $0) })
        try await StoredListingStyleService(shop).setListingStyle(.list)
        for number in 1...120 {
            try await StoredPendingLinks(shop).save(
                StoredPendingLink(id: "link-\(number)", data: Data(repeating: UInt8(number), count: 300)))
        }
        try await users.write { database, _ in
            for number in Self.lines {
                try BagTable(database: database).append(ProductSummary.fixture(id: number), quantity: number)
                try WishlistTable(database: database).add(id(number * 7), .fixture(id: number * 7))
            }
        }
        try users.close()
        try shop.close()
        let user = template.url.appending(path: "users/guest.sqlite")
        maps = [
            "bagLine": try PageMap(of: "bagLine", in: user),
            "wishlistItem": try PageMap(of: "wishlistItem", in: user),
            "pendingLink": try PageMap(of: "pendingLink", in: template.database),
        ]
    }

    /// A copy of the template, with damage to one of its files.
    private func damaged(_ name: String, _ damage: Damage) throws -> TemporaryDirectory {
        let copy = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: copy.url.appending(path: "users"), withIntermediateDirectories: false)
        for file in ["shop.sqlite", "shop.sqlite-schema", "users/guest.sqlite", "users/guest.sqlite-schema"] {
            try FileManager.default.copyItem(
                at: template.url.appending(path: file), to: copy.url.appending(path: file))
        }
        try damage.apply(to: copy.url.appending(path: name))
        return copy
    }

    private func untouched(_ table: String, _ pages: Set<Int>) -> Set<Int64> {
        Set((maps[table]?.pages ?? [:]).filter { $0.value.isDisjoint(with: pages) }.keys)
    }

    @Test(arguments: 0..<10) func aUsersStoreIsSavedWhereItCanBeRead(seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed) &* 977)
        let file = template.url.appending(path: "users/guest.sqlite")
        let size = try Data(contentsOf: file).count
        let shop = try ShopStore.open(in: template.url, imageOrigin: nil).store
        for _ in 0..<10 {
            let damage = Damage.random(size: size, using: &random)
            let copy = try damaged("users/guest.sqlite", damage)
            let users = try UserStores.open(in: copy.url, as: Self.scope, shop: shop)
            let (lines, items) = try await users.read { database, _ in
                try (
                    Int64.fetchAll(database, sql: "SELECT product FROM bagLine ORDER BY position"),
                    Int64.fetchAll(database, sql: "SELECT product FROM wishlistItem ORDER BY position")
                )
            }
            let pages = damage.pages(of: size / 4096)
            let (missing, unwished) = (
                untouched("bagLine", pages).subtracting(lines), untouched("wishlistItem", pages).subtracting(items)
            )
            #expect(missing.isEmpty && unwished.isEmpty, "\(damage): \(missing.count) and \(unwished.count) are lost")
            if lines.count < Self.lines.count { #expect(users.reports.count == 1, "\(damage)") }
            try await StoredWishlistService(users).add(id(999_999))
            try users.close()
        }
    }

    @Test(arguments: 0..<10) func aShopIsMadeAnewWithWhatIsTheUsers(seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed) &* 1_313)
        let size = try Data(contentsOf: template.database).count
        for _ in 0..<10 {
            let damage = Damage.random(size: size, using: &random)
            let copy = try damaged("shop.sqlite", damage)
            let opened = try ShopStore.open(in: copy.url, imageOrigin: nil)
            let links = try await opened.store.read { try Int64.fetchAll($0, sql: "SELECT number FROM pendingLink") }
            let missing = untouched("pendingLink", damage.pages(of: size / 4096)).subtracting(links)
            #expect(missing.isEmpty, "\(damage): \(missing.count) are lost")
            // It can be used; what is damaged and was not seen yet is seen at the next start.
            do {
                try await opened.store.save((41...60).map { .fixture(id: $0) })
            } catch {
                try opened.store.close()
                let again = try ShopStore.open(in: copy.url, imageOrigin: nil)
                #expect(again.report != nil, "\(damage)")
                try await again.store.save((41...60).map { .fixture(id: $0) })
                try again.store.close()
            }
            try? opened.store.close()
        }
    }
}
