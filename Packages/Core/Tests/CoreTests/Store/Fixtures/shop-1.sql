-- A store as a version of the app has made it that knew the changes up to shop-1-catalogue.
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
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
CREATE TABLE category (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
CREATE VIRTUAL TABLE "productSearch" USING fts5(title, brand, description, tags, tokenize='''unicode61''', content='product', content_rowid='id', prefix='2 3');
CREATE INDEX productByPrice ON product (price, number);
CREATE INDEX productByFallingPrice ON product (fallingPrice, number);
CREATE INDEX productByFallingRating ON product (fallingRating, number);
CREATE INDEX productByTitle ON product (title, number);
CREATE INDEX productByCategory ON product (category);
CREATE INDEX productByCategoryAndPrice ON product (category, price, number);
CREATE INDEX productByCategoryAndFallingPrice ON product (category, fallingPrice, number);
CREATE INDEX productByCategoryAndFallingRating ON product (category, fallingRating, number);
CREATE INDEX productByCategoryAndTitle ON product (category, title, number);
CREATE TRIGGER "__productSearch_ai" AFTER INSERT ON "product" BEGIN
    INSERT INTO "productSearch"("rowid", "title", "brand", "description", "tags") VALUES (new."id", new."title", new."brand", new."description", new."tags");
END;
CREATE TRIGGER "__productSearch_ad" AFTER DELETE ON "product" BEGIN
    INSERT INTO "productSearch"("productSearch", "rowid", "title", "brand", "description", "tags") VALUES('delete', old."id", old."title", old."brand", old."description", old."tags");
END;
CREATE TRIGGER "__productSearch_au" AFTER UPDATE ON "product" BEGIN
    INSERT INTO "productSearch"("productSearch", "rowid", "title", "brand", "description", "tags") VALUES('delete', old."id", old."title", old."brand", old."description", old."tags");
    INSERT INTO "productSearch"("rowid", "title", "brand", "description", "tags") VALUES (new."id", new."title", new."brand", new."description", new."tags");
END;
INSERT INTO grdb_migrations (identifier) VALUES ('shop-1-catalogue');
INSERT INTO product (id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail, description, tags, details) VALUES (1, 'Walnut Desk', 'Nordvik', 'furniture', 49900, 'USD', 1000, 4.5, 7, 1, '/images/1.svg', 'A desk.', 'desk', '{}');
INSERT INTO product (id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail, description, tags, details) VALUES (2, 'Lamp', NULL, 'kitchen', 1999, 'USD', 0, 3.0, 20, 2, NULL, 'It shines.', 'light', '{}');
INSERT INTO category (id, name) VALUES ('furniture', 'Furniture');
