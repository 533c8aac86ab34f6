import Foundation
import GRDB
import Model

/// The saved items of the signed-in user or of the guest. The server doesn't know them: only the change of the bag is sent.
///
/// A change of the items and of the bag is one transaction, with the outbox entry of the bag.
struct SavedItemRepository: SavedItemService {
    let device: DeviceStore
    /// The data that the server stores. Changes of other data aren't sent.
    var capabilities = ServerCapabilities.all
    /// The date of items that are saved.
    var now: @Sendable () -> Date = { Date() }

    func items() -> AsyncStream<[SavedItem]> {
        device.values(of: "the saved items") { try SavedItemRecord.items(in: $0) }
    }

    func count() -> AsyncStream<Int> {
        device.values(of: "the number of saved items") { try $0.all(SavedItemRecord.self).fetchCount($0.database) }
    }

    @discardableResult
    func saveForLater(_ id: Product.ID) async throws(BagError) -> SavedBagLine? {
        try await device.changeBag(capabilities) { [now] bag, rows in
            guard let removed = bag.remove(id) else { return nil }
            let old = try SavedItemRecord.item(id, in: rows)
            try SavedItemRecord.save(SavedItem(removed.line, replacing: old, at: now()), in: rows)
            return SavedBagLine(removed: removed, replaced: old)
        }
    }

    func takeBack(_ saved: SavedBagLine) async throws(BagError) {
        try await device.changeBag(capabilities) { bag, rows in
            try bag.restore(saved.removed, in: rows.database)
            if let replaced = saved.replaced {
                try SavedItemRecord.save(replaced, in: rows)
            } else {
                try SavedItemRecord.remove(saved.removed.line.id, in: rows)
            }
        }
    }

    @discardableResult
    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedSavedItem? {
        try await device.changeBag(capabilities) { bag, rows in
            guard let item = try SavedItemRecord.remove(id, in: rows) else { return nil }
            return MovedSavedItem(item: item, quantity: try bag.add(item))
        }
    }

    func takeBack(_ moved: MovedSavedItem) async throws(BagError) {
        try await device.changeBag(capabilities) { bag, rows in
            bag.take(moved.item.id, quantity: moved.quantity)
            try SavedItemRecord.save(moved.item, in: rows)
        }
    }

    @discardableResult
    func remove(_ id: Product.ID) async throws(ServiceError) -> SavedItem? {
        try await device.write { try SavedItemRecord.remove(id, in: $0) }
    }

    func restore(_ item: SavedItem) async throws(ServiceError) {
        try await device.write {
            guard try SavedItemRecord.item(item.id, in: $0) == nil else { return }
            try SavedItemRecord.save(item, in: $0)
        }
    }
}
