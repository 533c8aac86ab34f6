import GRDB

/// The tables of a user's database, and how an older file becomes a newer one.
enum UserSchema {
    /// A migration that has been released is never edited: a later one corrects it.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("user-1-personal", migrate: makePersonalTables)
        migrator.registerMigration("user-2-outbox", migrate: OutboxSchema.make)
        migrator.registerMigration("user-3-notifications", migrate: makeNotifications)
        migrator.registerMigration("user-4-load-dates", migrate: LoadDates.make)
        return migrator
    }
}
