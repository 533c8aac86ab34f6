import Foundation
import GRDB
import Model

/// Named values about a user's state on the server, and about the guest's data.
struct OutboxState {
    enum Name: String {
        /// The number of the user's cart.
        case cart
        /// The revision of the cart that was received last.
        case cartRevision
        /// For the guest: the name of the guest's current data. For a user: the name of the guest's data that was merged
        /// last.
        case batch
        /// The user's profile, including pending changes.
        case profile
    }

    let database: Database

    func text(_ name: Name) throws -> String? {
        try String.fetchOne(database, sql: "SELECT value FROM outboxState WHERE name = ?", arguments: [name.rawValue])
    }

    func number(_ name: Name) throws -> Int? { try text(name).flatMap { Int($0) } }

    /// Sets a value, or removes it.
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

    /// Sets the profile that the server has, with the pending changes. Does nothing for another user's profile.
    func setProfile(_ user: User, of id: User.ID) throws {
        guard user.id == id else { return }
        var user = user
        for case .profileChange(let fields) in try OutboxEntry.all(in: database).map(\.change) {
            user = fields.applied(to: user)
        }
        try setProfile(user)
    }
}
