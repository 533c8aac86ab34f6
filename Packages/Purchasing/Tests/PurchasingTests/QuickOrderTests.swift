import FlowKit
import Mocks
import Model
import Testing

@testable import Purchasing

@Suite struct QuickOrderTests {
    @Test(arguments: [
        ("", [:]), ("  \n\n ", [:]), ("12", [12: 1]), ("12 3", [12: 3]), ("12,3\n7;2", [12: 3, 7: 2]),
        ("12\t3\r\n12 4", [12: 7]), (" 12   3 ", [12: 3]), ("12 \(Int.max)\n12 1", [12: Int.max]),
    ])
    func aLineIsAProductAndAQuantity(_ text: String, _ expected: [Int: Int]) {
        let order = QuickOrder(text)
        let read = order.entries.map { ($0.product.rawValue, $0.quantity) }
        #expect(Dictionary(uniqueKeysWithValues: read) == expected)
        #expect(order.unreadable == [])
    }

    @Test func productsKeepTheOrderOfTheirFirstLines() {
        #expect(QuickOrder("9\n3\n9\n1").entries.map(\.product.rawValue) == [9, 3, 1])
    }

    @Test(arguments: [
        "stool", "12 three", "12 3 4", "0 1", "-1 2", "12 0", "12 -3", "99999999999999999999",
        "12 99999999999999999999",
        "12.5", "１２ three",
    ])
    func unreadableLineIsReturnedUnchanged(_ line: String) {
        let order = QuickOrder("8 1\n\(line)\n6 2")
        #expect(order.unreadable == [line])
        #expect(order.entries.map(\.product.rawValue) == [8, 6])
    }
}

@Suite struct RegularProductTests {
    @Test func productsOfMostOrdersComeFirst() {
        let orders: [Order] = [
            .fixture(id: 4, lines: [.fixture(product: 1), .fixture(product: 2, quantity: 5)]),
            .fixture(id: 3, lines: [.fixture(product: 3)]),
            .fixture(id: 2, lines: [.fixture(product: 3), .fixture(product: 2, quantity: 1)]),
            .fixture(id: 1, status: .cancelled, lines: [.fixture(product: 4), .fixture(product: 1)]),
        ]
        let products = [RegularProduct](orders)
        #expect(products.map(\.id.rawValue) == [2, 3, 1])
        #expect(products.map(\.orderCount) == [2, 2, 1])
        #expect(products[0].line.quantity == 5, "of the latest order")
    }
}
