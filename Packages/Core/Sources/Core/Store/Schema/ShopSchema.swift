import GRDB

/// The tables, and how an older file becomes a newer one.
enum ShopSchema {
    /// The steps by their names, to look at a file or to make one that has nothing to move.
    static var migrator: DatabaseMigrator { migrator(users: nil) }

    /// A migration that has been released is never edited: a later one corrects it.
    ///
    /// - Parameter users: Where that goes which belongs to users. Without it, a file that has any of it is not migrated.
    static func migrator(users: PersonalMove?) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("shop-1-catalogue", migrate: makeCatalogue)
        migrator.registerMigration("shop-2-personal", migrate: makePersonalTables)
        migrator.registerMigration("shop-3-orders", migrate: makeOrders)
        migrator.registerMigration("shop-4-brochures", migrate: makeBrochures)
        migrator.registerMigration("shop-5-app-state", migrate: makeAppState)
        migrator.registerMigration("shop-6-users") { try moveToUsers($0, users) }
        migrator.registerMigration("shop-7-search", migrate: makeSearch)
        migrator.registerMigration("shop-8-sync", migrate: makeSync)
        migrator.registerMigration("shop-9-device", migrate: nameDevice)
        migrator.registerMigration("shop-10-load-dates", migrate: LoadDates.make)
        migrator.registerMigration("shop-11-listed-pages", migrate: makeListedPages)
        return migrator
    }
}
