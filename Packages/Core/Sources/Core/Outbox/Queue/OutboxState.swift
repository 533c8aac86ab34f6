import Foundation
import GRDB
import Model

/// What is known of the server's side of a user, and of what has been merged.
struct OutboxState {
    /// What can be kept.
    enum Name: String {
        /// The number of the user's cart.
        case cart
        /// Which state of the cart was seen last.
        case cartRevision
        /// For the guest: what their things of now are called. For a user: the last of a guest's that were taken over.
        case batch
        /// The user, with all changes made on this device.
        case profile
    }

    let database: Database

    func text(_ name: Name) throws -> String? {
        try String.fetchOne(database, sql: "SELECT value FROM outboxState WHERE name = ?", arguments: [name.rawValue])
    }

    func number(_ name: Name) throws -> Int? { try text(name).flatMap { Int($0) } }

    /// Nil forgets it.
    func set(_ name: Name, _ value: String?) throws {
        guard let value else {
            return try database.execute(sql: "DELETE FROM outboxState WHERE name = ?", arguments: [name.rawValue])
        }
        try database.execute(
            sql: """
                INSERT INTO outboxState (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value
                """, arguments: [name.rawValue, value])
    }

    func profile() throws -> User? { try text(.profile).flatMap { StoredJSON.value(User.self, $0) } }

    func setProfile(_ user: User) throws { try set(.profile, StoredJSON.text(user)) }
}
