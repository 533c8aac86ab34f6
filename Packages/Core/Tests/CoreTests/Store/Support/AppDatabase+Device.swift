import Foundation
import GRDB
import Model

@testable import Core

extension AppDatabase {
    /// Opens a device, with a user or the guest as the current owner.
    func device(_ user: Int? = nil, name: String = "device") async throws -> DeviceStore {
        let device = try await DeviceStore.open(in: self, name: name)
        try await device.use(user, isSignOut: false)
        return device
    }

    /// Closes the file, so that the test can change it. Nothing may be using it. The reader is the last connection to be
    /// closed, and can't move the log into the file.
    func close() throws {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try pool.close()
    }
}

extension DeviceStore {
    /// Makes a user the current owner, or the guest for `nil`.
    func use(
        _ user: Int?, isSignOut: Bool = true, capabilities: ServerCapabilities = .all
    ) async throws {
        let merge = GuestMerge(capabilities: capabilities)
        try await database.pool.write { [self] database in
            _ = try switchOwner(
                to: user.map(User.ID.init(rawValue:)), isSignOut: isSignOut, merge: merge, in: database)
        }
    }
}
