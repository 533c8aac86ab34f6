import FlowTestSupport
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// The bag and the wishlist show the catalog's products.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct BagAndCatalogTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open() async throws -> (AppDatabase, DeviceStore) {
        let shop = try await AppDatabase.open(in: directory.url)
        return (shop, try await shop.device())
    }

    private var desk: Product {
        var product = Product.fixture(id: 1, title: "Desk", price: 5_00)
        product.summary.thumbnail = URL(string: "http://localhost:9/1.svg")
        return product
    }

    @Test func aBagOutlivesTheCatalog() async throws {
        let (shop, device) = try await open()
        try await shop.save([desk])
        try await BagRepository(device: device).add(id(1), quantity: 2)
        try await WishlistRepository(device: device).add(id(1))
        try await shop.write { try $0.execute(sql: "DELETE FROM product") }
        let bag = BagRepository(device: device)
        var bags = bag.bag().makeAsyncIterator()
        var items = WishlistRepository(device: device).items().makeAsyncIterator()
        #expect(await bags.next()?.lines == [BagLine(product: desk.summary, quantity: 2)])
        #expect(await items.next()?.map(\.product) == [desk.summary])
        try await bag.setQuantity(3, of: id(1))
        #expect(await bags.next()?.itemCount == 3)
        // What the catalog knows now wins over what was once seen.
        var dearer = desk
        dearer.summary.price = Price(list: Money(minorUnits: 6_00, currency: .usd))
        dearer.summary.stock = 1
        try await shop.save([dearer])
        #expect(await bags.next()?.lines == [BagLine(product: dearer.summary, quantity: 3)])
        #expect(await items.next()?.map(\.product) == [dearer.summary])
        await #expect(throws: BagError.refused(.aboveStock(1))) { try await bag.add(id(1), quantity: 1) }
        try await shop.remove(id(1))
        #expect(await bags.next()?[id(1)]?.refusal == .soldOut)
        #expect(await items.next()?.map(\.product) == [nil])
        try await shop.save([desk])
        #expect(await bags.next()?.lines == [BagLine(product: desk.summary, quantity: 3)])
    }

    /// Whatever changes meanwhile on both sides, each bag that is told is one that there was.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func noBagIsTorn(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let (shop, device) = try await open()
        try await shop.save((1...6).map { .fixture(id: $0, price: 1_00, stock: 1_000) })
        let bag = BagRepository(device: device)
        let heard = Task {
            var heard: [Bag] = []
            for await bag in bag.bag() {
                heard.append(bag)
                if bag.lines.first?.quantity == 999 { break }
            }
            return heard
        }
        for _ in 0..<60 {
            let number = Int.random(in: 2...6, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: try await bag.add(id(number), quantity: 1)
            case 1: try await bag.remove(id(number))
            case 2: try await shop.save([.fixture(id: number, price: 1_00, stock: 1_000 + seedless(&random))])
            default: try await shop.save([.fixture(id: 100 + number)])
            }
        }
        for number in 2...6 { try await bag.remove(id(number)) }
        try await bag.add(id(1), quantity: 999)
        let bags = await heard.value
        for (one, next) in zip(bags, bags.dropFirst()) { #expect(one != next) }
        #expect(bags.last?.lines.map(\.id) == [id(1)])
        #expect(bags.allSatisfy { $0.lines.allSatisfy { $0.refusal == nil } })
    }

    private func seedless(_ random: inout SplitMix64) -> Int { Int.random(in: 0...5, using: &random) }
}
