import GRDB

extension ShopSchema {
    /// A search that folds all accents, knows beginnings of one to twelve letters by heart, and can be narrowed to a
    /// category; and what was looked for.
    ///
    /// A longer beginning is put together from all the words that begin so, before the first product is found: that takes
    /// as long as the most common of them. A change of a product's price or stock leaves the index alone.
    static func makeSearch(_ database: Database) throws {
        try database.dropFTS5SynchronizationTriggers(forTable: "productSearch")
        try database.execute(
            sql: """
                DROP TABLE productSearch;
                CREATE VIRTUAL TABLE productSearch USING fts5 (
                    title, brand, description, tags, category,
                    content = 'product', content_rowid = 'id',
                    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
                );
                CREATE TRIGGER productIsFound AFTER INSERT ON product BEGIN
                    INSERT INTO productSearch (rowid, title, brand, description, tags, category)
                    VALUES (new.id, new.title, new.brand, new.description, new.tags, new.category);
                END;
                CREATE TRIGGER productIsFoundNoMore AFTER DELETE ON product BEGIN
                    INSERT INTO productSearch (productSearch, rowid, title, brand, description, tags, category)
                    VALUES ('delete', old.id, old.title, old.brand, old.description, old.tags, old.category);
                END;
                CREATE TRIGGER productIsFoundByOtherWords
                AFTER UPDATE OF title, brand, description, tags, category ON product
                WHEN (old.title, old.brand, old.description, old.tags, old.category)
                    IS NOT (new.title, new.brand, new.description, new.tags, new.category)
                BEGIN
                    INSERT INTO productSearch (productSearch, rowid, title, brand, description, tags, category)
                    VALUES ('delete', old.id, old.title, old.brand, old.description, old.tags, old.category);
                    INSERT INTO productSearch (rowid, title, brand, description, tags, category)
                    VALUES (new.id, new.title, new.brand, new.description, new.tags, new.category);
                END;
                INSERT INTO productSearch (productSearch) VALUES ('rebuild');
                CREATE INDEX productByBrand ON product (brand);
                CREATE TABLE recentSearch (
                    folded TEXT NOT NULL PRIMARY KEY,
                    text TEXT NOT NULL,
                    number INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX recentSearchByNumber ON recentSearch (number);
                """)
    }
}
