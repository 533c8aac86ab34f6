import Foundation
import GRDB

@testable import Core

extension ShopStore {
    /// Opens the users' databases beside this store.
    func users(_ scope: SessionScope = .guest) async throws -> UserStores {
        try await UserStores.open(in: URL(filePath: path).deletingLastPathComponent(), as: scope, shop: self)
    }

    /// Closes the file, so that the test can change it. Nothing may be using it.
    func close() throws { try database.close() }
}

extension UserStores {
    /// Closes the files, so that the test can change them. Nothing may be using them.
    func close() throws {
        for store in Set([current.scope, .guest]) { try (store == .guest ? guest : current).database.close() }
    }
}

extension AppDatabase {
    /// Closes the connections. The reader is the last to be closed, and can't move the log into the file.
    fileprivate func close() throws {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try pool.close()
    }
}
