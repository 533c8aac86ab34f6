import Foundation
import GRDB
import Model
import StoreServer
import Testing

@testable import Core

/// What a process that was killed has left of the user in its file, before another one opens that.
struct KilledFile {
    private let bag: [Int: Int]
    private let wishes: Set<Int>
    private let name: String?
    private let pending: [UUID]
    private let queue: [OutboxChange]
    private let keys: [UUID]

    /// Reads a copy: the next process has to find the file as it was left.
    init(of device: KilledDevice) throws {
        let file = device.directory.appending(path: "device/shop.sqlite").path
        let copy = try TemporaryDirectory()
        let place = copy.url.appending(path: "copy.sqlite").path
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: file + suffix) {
            try FileManager.default.copyItem(atPath: file + suffix, toPath: place + suffix)
        }
        let database = try DatabaseQueue(path: place)
        defer { try? database.close() }
        self = try database.read { database in
            let owner = try #require(try OwnerRecord.filter(OwnerRecord.Columns.userID == 1).fetchOne(database))
            return try KilledFile(OwnerRows(database, owner: owner.id))
        }
    }

    private init(_ rows: OwnerRows) throws {
        #expect(try String.fetchAll(rows.database, sql: "PRAGMA integrity_check") == ["ok"])
        let entries = try OutboxEntry.all(in: rows)
        bag = Dictionary(try Bag(rows).quantities.map { ($0.id.rawValue, $0.quantity) }) { first, _ in first }
        wishes = Set(try WishlistRecord.ids(in: rows).map(\.rawValue))
        name = try rows.profile()?.firstName
        pending = try PendingOrderRecord.orders(in: rows).map(\.id.rawValue)
        queue = entries.map(\.change)
        keys = entries.compactMap { $0.subject == nil ? $0.key : nil }
    }

    /// The device has the server's state with all pending changes on top: each change is there with its entry, or neither
    /// is. An order may be sent after later changes of the bag, so its products are compared only if they have a change of
    /// their own.
    func expectOneTruth(with server: StoreServer, _ round: String) {
        var (cart, wanted) = ([Int: Int](), Set(server.wishlist(of: 1)))
        for line in server.cart(of: 1) { cart[line.product] = line.quantity }
        var called = server.user(1)?.firstName
        for change in queue {
            switch change {
            case .bagSet(let id, let quantity, _): cart[id.rawValue] = quantity > 0 ? quantity : nil
            case .wishlistSet(let id, let isOn):
                if isOn { wanted.insert(id.rawValue) } else { wanted.remove(id.rawValue) }
            case .placeOrder(let lines, _):
                for line in lines { cart[line.product.rawValue] = bag[line.product.rawValue] }
            case .cancelOrder: break
            case .profileChange(let fields): called = fields.firstName ?? called
            }
        }
        #expect(bag == cart, "\(round)")
        #expect(wishes == wanted, "\(round)")
        #expect(name == called, "\(round)")
        #expect(Set(pending) == Set(keys), "\(round)")
    }
}
