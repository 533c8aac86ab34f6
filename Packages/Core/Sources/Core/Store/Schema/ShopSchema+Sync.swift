import GRDB

extension ShopSchema {
    /// How far the synchronisation is (one row, or none), and what it has seen in this pass. How many products each brand
    /// has in each category is kept with every change, so that nobody has to count a million of them.
    static func makeSync(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE catalogueSync (
                    number INTEGER PRIMARY KEY CHECK (number = 1),
                    isMarking INTEGER NOT NULL,
                    body TEXT NOT NULL
                ) STRICT;
                CREATE TABLE seenProduct (
                    id INTEGER PRIMARY KEY
                ) STRICT;
                CREATE TABLE productCount (
                    category TEXT NOT NULL,
                    brand TEXT NOT NULL,
                    products INTEGER NOT NULL,
                    PRIMARY KEY (category, brand)
                ) STRICT;
                CREATE INDEX productCountByBrand ON productCount (brand, products);
                INSERT INTO productCount (category, brand, products)
                SELECT category, coalesce(brand, ''), count(*) FROM product GROUP BY category, coalesce(brand, '');
                CREATE TRIGGER productIsCounted AFTER INSERT ON product BEGIN
                    INSERT INTO productCount (category, brand, products)
                    VALUES (new.category, coalesce(new.brand, ''), 1)
                    ON CONFLICT (category, brand) DO UPDATE SET products = products + 1;
                END;
                CREATE TRIGGER productIsCountedNoMore AFTER DELETE ON product BEGIN
                    UPDATE productCount SET products = products - 1
                    WHERE category = old.category AND brand = coalesce(old.brand, '');
                    DELETE FROM productCount
                    WHERE category = old.category AND brand = coalesce(old.brand, '') AND products <= 0;
                END;
                CREATE TRIGGER productIsCountedElsewhere AFTER UPDATE OF category, brand ON product
                WHEN (old.category, old.brand) IS NOT (new.category, new.brand)
                BEGIN
                    UPDATE productCount SET products = products - 1
                    WHERE category = old.category AND brand = coalesce(old.brand, '');
                    DELETE FROM productCount
                    WHERE category = old.category AND brand = coalesce(old.brand, '') AND products <= 0;
                    INSERT INTO productCount (category, brand, products)
                    VALUES (new.category, coalesce(new.brand, ''), 1)
                    ON CONFLICT (category, brand) DO UPDATE SET products = products + 1;
                END;
                """)
    }
}
