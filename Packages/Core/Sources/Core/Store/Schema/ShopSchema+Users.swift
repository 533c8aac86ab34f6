import GRDB

extension ShopSchema {
    /// What belongs to users leaves for their own files. What the shop has no more is remembered: a bag that still has it
    /// says so.
    static func moveToUsers(_ database: Database, _ users: PersonalMove?) throws {
        // On the disk in the users' files before the old rows go, and nothing when it is there already: however often
        // this ends in the middle, nothing is lost and nothing is there twice.
        try PersonalMove.run(users, from: database)
        try database.execute(
            sql: """
                DROP TABLE bagLine;
                DROP TABLE wishlistItem;
                DROP TABLE placedOrder;
                DROP TABLE ordersLoaded;
                CREATE TABLE goneProduct (
                    id INTEGER PRIMARY KEY
                ) STRICT;
                CREATE TRIGGER goneProductIsBack AFTER INSERT ON product BEGIN
                    DELETE FROM goneProduct WHERE id = new.id;
                END;
                CREATE TRIGGER productIsGone AFTER DELETE ON product BEGIN
                    INSERT OR IGNORE INTO goneProduct (id) VALUES (old.id);
                END;
                """)
    }
}
