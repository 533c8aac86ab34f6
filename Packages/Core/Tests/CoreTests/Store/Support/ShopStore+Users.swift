import Core
import Foundation

extension ShopStore {
    /// The users' stores beside this one. To be opened once.
    func users(_ scope: SessionScope = .guest) throws -> UserStores {
        try UserStores.open(in: URL(filePath: path).deletingLastPathComponent(), as: scope, shop: self)
    }
}
