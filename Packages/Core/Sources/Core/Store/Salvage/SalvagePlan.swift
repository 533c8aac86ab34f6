import GRDB

/// What of a store belongs to its user, and is saved when the store is damaged. All else, the server has.
struct SalvagePlan: Sendable {
    /// Whether a table of this name is saved.
    let owns: @Sendable (String) -> Bool
    /// Sets right what is no longer so in the new store.
    let afterwards: @Sendable (Database) throws -> Void
    /// Whether all of the file is the user's: then it is worth a look at every page and index when it is opened.
    let isPersonal: Bool
}

extension SalvagePlan {
    /// Links that wait, where the user was, what was looked at and looked for, and settings.
    static let shop = SalvagePlan(
        owns: { ["pendingLink", "recentSearch", "recentView", "savedState", "setting"].contains($0) },
        afterwards: { database in
            // The catalogue is empty now, and none of it is known to be complete.
            try database.execute(sql: "DELETE FROM setting WHERE name LIKE '%AreLoaded' OR name LIKE 'sync%'")
        }, isPersonal: false)

    /// Everything.
    static let user = SalvagePlan(
        owns: { !$0.hasPrefix("sqlite_") && !$0.hasPrefix("grdb_") },
        afterwards: { database in
            // Some of it may be lost: none of it is known to be as the server has it.
            try database.execute(sql: "DELETE FROM loadDate")
        }, isPersonal: true)
}
