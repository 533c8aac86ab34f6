import Foundation
import GRDB
public import Model

/// A row of the table `product`.
struct ProductRecord: StoredRecord, Hashable {
    var id: Int
    var title: String
    var brand: String?
    var category: String
    /// The list price in minor units of the currency.
    var price: Int
    var currency: String
    /// The discount in hundredths of a percent.
    var discount: Int
    var rating: Double
    var stock: Int
    var minimumOrderQuantity: Int
    var thumbnail: String?
    /// `nil` in lists, like the tags and the details.
    var description: String?
    /// The tags as text, for the search.
    var tags: String?
    /// The details as JSON, without the description.
    var details: String?
}

extension ProductRecord {
    static let databaseTableName = "product"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let title = Column(CodingKeys.title)
        static let brand = Column(CodingKeys.brand)
        static let category = Column(CodingKeys.category)
        static let price = Column(CodingKeys.price)
        static let rating = Column(CodingKeys.rating)
        static let currency = Column(CodingKeys.currency)
        static let stock = Column(CodingKeys.stock)
        static let minimumOrderQuantity = Column(CodingKeys.minimumOrderQuantity)
        static let tags = Column(CodingKeys.tags)
        /// The negated rating, and a copy of the identifier: pages of ratings start after a pair of columns.
        static let fallingRating = Column("fallingRating")
        static let number = Column("number")
    }

    /// The columns that lists show.
    static let summaryColumns: [Column] = [
        CodingKeys.id, .title, .brand, .category, .price, .currency, .discount, .rating, .stock, .minimumOrderQuantity,
        .thumbnail,
    ].map { Column($0) }

    /// Returns a request for products without their details.
    static func summaries() -> QueryInterfaceRequest<ProductRecord> { select(summaryColumns) }

    /// Returns the stored products without their details.
    static func summaries(
        of ids: some Sequence<Product.ID>, in database: Database
    ) throws -> [Product.ID: ProductSummary] {
        let records = try summaries().filter(keys: ids.map(\.rawValue)).fetchAll(database)
        return Dictionary(uniqueKeysWithValues: records.map { (Product.ID(rawValue: $0.id), $0.summary) })
    }
}

// MARK: - Domain values

extension ProductRecord {
    /// The product's data for lists.
    var summary: ProductSummary {
        ProductSummary(
            id: Product.ID(rawValue: id), title: title, brand: brand, category: ProductCategory.ID(rawValue: category),
            price: Price(
                list: Money(minorUnits: price, currency: Currency(rawValue: currency)), discountBasisPoints: discount),
            rating: rating, stock: stock, minimumOrderQuantity: minimumOrderQuantity,
            picture: thumbnail.map(ImageAddress.init(text:)))
    }

    /// The product with its details. `nil` if the record was fetched for a list.
    var product: Product? {
        guard var details = details.flatMap({ StoredJSON.value(of: StoredDetails.self, $0) }) else { return nil }
        details.description = description ?? ""
        return Product(summary: summary, details: details)
    }

    /// Limits that keep a server from filling the device. Longer texts are truncated.
    private enum Limit {
        static let title = 500
        static let name = 200
        static let description = 20_000
        static let remark = 2_000
        static let address = 2_048
        static let tags = 50
        static let images = 50
        static let reviews = 100
        static let stock = 1_000_000_000
        static let price = 100_000_000_000_000
    }

    /// Creates the record of a product. Returns `nil` for an impossible product: a negative number or price, or a price
    /// without measure.
    init?(_ product: Product) {
        let summary = product.summary
        var details = Self.limited(product.details)
        tags = details.tags.joined(separator: "\n")
        details.description = ""
        guard summary.id.rawValue >= 0, (0...Limit.price).contains(summary.price.list.minorUnits),
            let json = try? StoredJSON.text(details, as: StoredDetails.self)
        else { return nil }
        self.details = json
        id = summary.id.rawValue
        title = summary.title.truncated(to: Limit.title)
        brand = summary.brand?.truncated(to: Limit.name)
        category = summary.category.rawValue.truncated(to: Limit.name)
        price = summary.price.list.minorUnits
        currency = summary.price.list.currency.rawValue.truncated(to: Limit.name)
        discount = summary.price.discountBasisPoints
        rating = summary.rating.isNaN ? 0 : min(max(summary.rating, 0), 5)
        stock = min(max(summary.stock, 0), Limit.stock)
        minimumOrderQuantity = min(summary.minimumOrderQuantity, Limit.stock)
        thumbnail = summary.picture.flatMap { $0.text.utf8.count <= Limit.address ? $0.text : nil }
        description = product.details.description.truncated(to: Limit.description)
    }

    private static func limited(_ details: ProductDetails) -> ProductDetails {
        var details = details
        details.images = details.images.prefix(Limit.images).filter { $0.absoluteString.utf8.count <= Limit.address }
        details.tags = details.tags.prefix(Limit.tags).map { $0.truncated(to: Limit.name) }
        details.sku = details.sku?.truncated(to: Limit.name)
        details.warranty = details.warranty?.truncated(to: Limit.remark)
        details.shipping = details.shipping?.truncated(to: Limit.remark)
        details.returnPolicy = details.returnPolicy?.truncated(to: Limit.remark)
        if details.weight?.isFinite == false { details.weight = nil }
        if let size = details.dimensions, ![size.width, size.height, size.depth].allSatisfy(\.isFinite) {
            details.dimensions = nil
        }
        details.reviews = details.reviews.prefix(Limit.reviews).map { review in
            var review = review
            review.comment = review.comment.truncated(to: Limit.remark)
            review.reviewer = review.reviewer.truncated(to: Limit.name)
            return review
        }
        return details
    }
}

// MARK: - Saving

extension ProductRecord {
    private static let savedColumns: [Column] =
        summaryColumns + [CodingKeys.description, .tags, .details].map { Column($0) }

    /// Inserts a product, or updates it if one of its columns differs.
    private static let saving: String = {
        let names = savedColumns.map(\.name.quotedDatabaseIdentifier)
        let columns = names.joined(separator: ", ")
        let new = names.map { "excluded.\($0)" }
        return """
            INSERT INTO product (\(columns)) VALUES (\(databaseQuestionMarks(count: names.count)))
            ON CONFLICT (id) DO UPDATE SET \(zip(names, new).map { "\($0) = \($1)" }.joined(separator: ", "))
            WHERE (\(columns)) IS NOT (\(new.joined(separator: ", ")))
            """
    }()

    /// The values of ``savedColumns``, in their order.
    private var arguments: StatementArguments {
        [
            id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail,
            description, tags, details,
        ]
    }

    /// Saves products, and marks them as seen by the current pass of the synchronization. Unchanged products aren't written,
    /// so that their observers aren't notified.
    ///
    /// One prepared statement saves them all, without reading the stored products before.
    static func save(_ products: [ProductRecord], in database: Database) throws {
        let isMarking = try CatalogSyncRecord.isMarking(in: database)
        let statement = try database.cachedStatement(sql: saving)
        for product in products {
            try statement.execute(arguments: product.arguments)
            if database.changesCount > 0 { try product.saveCharacters(in: database) }
            // Lets a read that waits for this processor go first: the 99th percentile of reads while a catalog is filled is
            // 3.4 ms with it and 5.3 ms without, on two processors.
            sched_yield()
            if isMarking { try SeenProductRecord(id: product.id).insert(database, onConflict: .ignore) }
        }
    }

    /// Adds the texts of the product to the search in scripts without spaces. A trigger has removed those of an older version.
    private func saveCharacters(in database: Database) throws {
        let texts = [title, brand ?? "", description ?? "", tags ?? ""]
        try CharacterSearch.insert(texts, of: id, in: database)
    }

    /// Removes a product that the shop no longer has. A bag that contains it shows it as sold out.
    static func remove(_ id: Product.ID, in database: Database) throws {
        try deleteOne(database, key: id.rawValue)
        // Also products that were never stored: a bag may contain them.
        try GoneProductRecord.remember(id, in: database)
    }
}

/// A product that the shop no longer has. The latest ones are remembered; a product that returns is forgotten by a trigger.
struct GoneProductRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "goneProduct"

    enum Columns {
        static let number = Column(CodingKeys.number)
    }

    private static let maximumCount = 10_000

    var id: Int
    /// Ascending with the time of removal.
    var number: Int

    static func remember(_ id: Product.ID, in database: Database) throws {
        let last = try Int.fetchOne(database, select(max(Columns.number))) ?? 0
        try GoneProductRecord(id: id.rawValue, number: last + 1).insert(database, onConflict: .replace)
        try filter(Columns.number <= last + 1 - maximumCount).deleteAll(database)
    }

    /// Returns the products that the shop no longer has.
    static func ids(of ids: some Sequence<Product.ID>, in database: Database) throws -> Set<Product.ID> {
        Set(try filter(keys: ids.map(\.rawValue)).fetchAll(database).map { Product.ID(rawValue: $0.id) })
    }
}

extension String {
    /// Returns at most `bytes` UTF-8 code units, without splitting a character.
    fileprivate func truncated(to bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        var end = utf8.index(startIndex, offsetBy: bytes)
        while end.samePosition(in: self) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}

extension AppDatabase {
    /// Saves products in one transaction. Unchanged products aren't written, and impossible ones are ignored.
    public func save(_ products: [Product]) async throws(ServiceError) {
        let records = products.compactMap(ProductRecord.init)
        guard !records.isEmpty else { return }
        try await write { try ProductRecord.save(records, in: $0) }
    }

    /// Removes a product that the shop no longer has. A bag that contains it shows it as sold out.
    func remove(_ id: Product.ID) async throws(ServiceError) {
        try await write { try ProductRecord.remove(id, in: $0) }
    }

    /// Returns a product with its details, or `nil` if it isn't stored.
    public func product(_ id: Product.ID) async throws(ServiceError) -> Product? {
        try await read { try ProductRecord.fetchOne($0, key: id.rawValue)?.product }
    }
}
