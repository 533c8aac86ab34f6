import FlowTestSupport
import Model
import Testing

@testable import Core

@Suite struct BagReconciliationTests {
    private func lines(_ pairs: KeyValuePairs<Int, Int>) -> [BagQuantity] {
        pairs.map { BagQuantity(id: Product.ID(rawValue: $0.key), quantity: $0.value) }
    }

    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    private func order(_ number: Int, _ quantity: Int) -> OutboxChange {
        .placeOrder([
            OrderLine(product: id(number), title: "", quantity: quantity, unitPrice: Money(minorUnits: 1))
        ])
    }

    @Test func theServersLinesReplaceTheLocalOnes() {
        let bag = BagReconciliation(server: lines([1: 2, 2: 1]), local: lines([3: 1, 2: 5])).bag()
        #expect(bag == lines([2: 1, 1: 2]))
    }

    @Test func pendingQuantitiesStay() {
        let queue: [OutboxChange] = [
            .bagSet(id(1), quantity: 5), .bagSet(id(2), quantity: 0), .bagSet(id(4), quantity: 1),
            .wishlistSet(id(3), isOn: true),
        ]
        let bag = BagReconciliation(
            server: lines([1: 2, 2: 1, 3: 1]), queue: queue, local: lines([4: 1, 1: 5])
        ).bag()
        #expect(bag == lines([4: 1, 1: 5, 3: 1]))
    }

    @Test func productsOfAPendingOrderKeepTheirLocalQuantity() {
        let bag = BagReconciliation(
            server: lines([1: 5, 2: 1]), queue: [order(1, 2), order(2, 3), order(9, 1)], local: lines([1: 3])
        ).bag()
        #expect(bag == lines([1: 3]))
        let later = BagReconciliation(
            server: lines([1: 2]), queue: [order(1, 2), .bagSet(id(1), quantity: 1)], local: lines([1: 1]))
        #expect(later.bag() == lines([1: 1]))
    }

    @Test func theLargerQuantityCountsAndGuestLinesAreLast() {
        let truth = BagReconciliation(
            server: lines([1: 2, 2: 4]), merged: lines([7: 1, 1: 3, 2: 3]), local: lines([7: 1, 1: 3, 2: 3]))
        #expect(truth.bag() == lines([1: 3, 2: 4, 7: 1]))
        #expect(truth.raised() == lines([7: 1, 1: 3]))
    }

    /// However often the answer comes, and in whatever state the device is: the outcome is the same.
    @Test(arguments: 0..<50) func reconcilingTwiceHasTheSameResult(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func some(_ random: inout SplitMix64) -> [BagQuantity] {
            (1...6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)).map {
                BagQuantity(id: id($0), quantity: Int.random(in: 1...5, using: &random))
            }
        }
        let server = some(&random)
        let queue = some(&random).map { line in
            Bool.random(using: &random)
                ? OutboxChange.bagSet(line.id, quantity: line.quantity - 1) : order(line.id.rawValue, line.quantity)
        }
        let once = BagReconciliation(server: server, merged: some(&random), queue: queue, local: some(&random)).bag()
        #expect(Set(once.map(\.id)).count == once.count)
        #expect(once.allSatisfy { $0.quantity > 0 })
        // Without anything of a guest, the device's own bag decides on the order only.
        let plain = BagReconciliation(server: server, queue: queue, local: once).bag()
        #expect(BagReconciliation(server: server, queue: queue, local: plain).bag() == plain)
    }

    @Test func productsWithPendingChangesStayAsTheyAre() {
        let queue: [OutboxChange] = [
            .wishlistSet(id(1), isOn: true), .wishlistSet(id(2), isOn: false), .wishlistSet(id(9), isOn: true),
        ]
        #expect(
            WishlistReconciliation(
                server: [id(2), id(3), id(4)], queue: queue, local: [id(9), id(1), id(3), id(7)]
            ).list() == [id(9), id(1), id(4), id(3)])
        #expect(WishlistReconciliation(server: [id(5), id(6)], local: []).list() == [id(5), id(6)])
        #expect(WishlistReconciliation(server: [], local: [id(5)]).list() == [])
    }
}
