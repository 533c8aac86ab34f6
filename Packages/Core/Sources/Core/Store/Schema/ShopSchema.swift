import GRDB

/// The tables, and how an older file becomes a newer one.
enum ShopSchema {
    /// A migration that has been released is never edited: a later one corrects it.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("shop-1-catalogue", migrate: makeCatalogue)
        migrator.registerMigration("shop-2-personal", migrate: makePersonalTables)
        migrator.registerMigration("shop-3-orders", migrate: makeOrders)
        migrator.registerMigration("shop-4-brochures", migrate: makeBrochures)
        migrator.registerMigration("shop-5-app-state", migrate: makeAppState)
        migrator.registerMigration("shop-7-search", migrate: makeSearch)
        migrator.registerMigration("shop-9-device", migrate: nameDevice)
        return migrator
    }
}
