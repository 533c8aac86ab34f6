import GRDB

extension ShopSchema {
    /// Products and categories.
    ///
    /// The tables are strict, so that what is read has the type that was declared; and they have row identifiers, because
    /// SQLite tells of no changes in tables without. Descending orders have a negated column because a keyset needs all
    /// of its columns to go the same way, and equals are always ordered by ascending identifier. That is repeated as
    /// `number`, because SQLite seeks pairs of columns but not pairs with a row identifier.
    static func makeCatalogue(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE product (
                    id INTEGER PRIMARY KEY,
                    title TEXT NOT NULL,
                    brand TEXT,
                    category TEXT NOT NULL,
                    price INTEGER NOT NULL,
                    currency TEXT NOT NULL,
                    discount INTEGER NOT NULL,
                    rating REAL NOT NULL,
                    stock INTEGER NOT NULL,
                    minimumOrderQuantity INTEGER NOT NULL,
                    thumbnail TEXT,
                    fallingPrice INTEGER NOT NULL GENERATED ALWAYS AS (-price) VIRTUAL,
                    fallingRating REAL NOT NULL GENERATED ALWAYS AS (-rating) VIRTUAL,
                    number INTEGER NOT NULL GENERATED ALWAYS AS (id) VIRTUAL,
                    description TEXT NOT NULL,
                    tags TEXT NOT NULL,
                    details TEXT NOT NULL
                ) STRICT;
                CREATE INDEX productByPrice ON product (price, number);
                CREATE INDEX productByFallingPrice ON product (fallingPrice, number);
                CREATE INDEX productByFallingRating ON product (fallingRating, number);
                CREATE INDEX productByTitle ON product (title, number);
                CREATE INDEX productByCategory ON product (category);
                CREATE INDEX productByCategoryAndPrice ON product (category, price, number);
                CREATE INDEX productByCategoryAndFallingPrice ON product (category, fallingPrice, number);
                CREATE INDEX productByCategoryAndFallingRating ON product (category, fallingRating, number);
                CREATE INDEX productByCategoryAndTitle ON product (category, title, number);
                CREATE TABLE category (
                    id TEXT NOT NULL PRIMARY KEY,
                    name TEXT NOT NULL
                ) STRICT;
                """)
        try database.create(virtualTable: "productSearch", using: FTS5()) { table in
            table.synchronize(withTable: "product")
            table.tokenizer = .unicode61()
            table.prefixes = [2, 3]
            table.column("title")
            table.column("brand")
            table.column("description")
            table.column("tags")
        }
    }
}
