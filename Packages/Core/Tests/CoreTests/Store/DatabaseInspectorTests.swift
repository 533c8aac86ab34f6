import Foundation
import GRDB
import Model
import Testing

@testable import Core

@Suite struct DatabaseInspectorTests {
    @Test func itCountsRowsAndListsUnsentChanges() async throws {
        let files = try TestFiles()
        let device = try await files.store().device()
        let lamp = Product.ID(rawValue: 12)
        let keys = try await device.write { rows in
            let bag = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 2), in: rows)
            var wish = try OutboxEntry.enqueue(.wishlistSet(lamp, isOn: false), in: rows)
            wish.postpone(by: .seconds(9), from: Date())
            try wish.update(rows.database)
            var order = try OutboxEntry.enqueue(.placeOrder([]), in: rows)
            order.needsAttention = true
            order.attempts = 4
            try order.update(rows.database)
            try OutboxEntry.enqueue(.cancelOrder(Order.ID(rawValue: 2001)), in: rows)
            try OutboxEntry.enqueue(.profileChange(ProfileChange(firstName: "Ella")), in: rows)
            return [bag.key, wish.key, order.key]
        }
        let report = try await DatabaseInspector(device: device).report()
        #expect(report.tables.first { $0.name == "outboxEntry" }?.rowCount == 5)
        #expect(report.tables.first { $0.name == "owner" }.map { $0.rowCount > 0 } == true)
        #expect(report.tables.map(\.name) == report.tables.map(\.name).sorted())
        #expect(!report.tables.contains { $0.name.hasPrefix("sqlite_") || $0.name.hasPrefix("grdb_") })
        #expect(report.byteCount > 4_096)
        #expect(
            report.unsentChanges.map(\.subject) == [
                "Bag: product 12, quantity 2", "Wishlist: product 12, removed", "Order of 0 products",
                "Cancellation of order 2001", "Profile",
            ])
        #expect(report.unsentChanges.map(\.state) == [.due, .delayed, .needsAttention, .due, .due])
        #expect(report.unsentChanges.map(\.attempts) == [0, 0, 4, 0, 0])
        #expect(report.unsentChanges.prefix(3).map(\.id.rawValue) == keys)
    }
}
