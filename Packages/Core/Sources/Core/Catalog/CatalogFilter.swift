import GRDB
public import Loading
public import Model

/// The conditions of a list or a search.
struct CatalogFilter: Sendable {
    private var category: String?
    private var filters: ProductFilters
    /// The pattern of the words. Each must begin a word of the title, brand, description or tags.
    private(set) var pattern: SearchPattern?

    /// Returns `nil` if the text has no letters or digits: nothing can match it.
    init?(_ query: ProductQuery) {
        category = query.category?.rawValue
        filters = query.filters
        guard let text = query.searchText else { return }
        pattern = SearchPattern(text)
        if pattern == nil { return nil }
    }

    /// Returns `nil` if the text has no letters or digits: nothing can match it.
    init?(_ query: SearchQuery) {
        self.init(ProductQuery(category: query.category, text: query.text, filters: query.filters))
    }

    /// A Boolean value that indicates whether there are conditions other than the pattern.
    var hasColumnConditions: Bool { category != nil || !filters.isEmpty }

    /// Restricts a request to the products that meet all conditions.
    func applied(
        to request: QueryInterfaceRequest<ProductRecord>
    ) -> QueryInterfaceRequest<ProductRecord> {
        let request = appliedToColumns(of: request)
        return if let pattern { request.matching(pattern) } else { request }
    }

    /// Restricts a request to the products that meet the conditions other than the pattern.
    func appliedToColumns(
        of request: QueryInterfaceRequest<ProductRecord>
    ) -> QueryInterfaceRequest<ProductRecord> {
        typealias Columns = ProductRecord.Columns
        var request = request
        if let category { request = request.filter(Columns.category == category) }
        if !filters.brands.isEmpty { request = request.filter(filters.brands.contains(Columns.brand)) }
        if let price = filters.price.lower { request = request.filter(Columns.price >= price) }
        if let price = filters.price.upper { request = request.filter(Columns.price <= price) }
        if let stars = filters.rating.stars { request = request.filter(Columns.rating >= stars) }
        if filters.availability == .inStock {
            request = request.filter(Columns.stock >= Columns.minimumOrderQuantity)
        }
        if !filters.tags.isEmpty {
            request = request.filter(filters.tags.map(ProductRecord.hasTag).joined(operator: .or))
        }
        return request
    }
}

extension ProductRecord {
    /// Returns a request for a page of a list.
    ///
    /// A page starts after a product, not after a number of products: its cost doesn't depend on the preceding pages, and a
    /// list that changes between two pages neither repeats nor skips products.
    static func page(
        _ filter: CatalogFilter, _ sort: ProductSort, after last: ProductSummary?, limit: Int
    ) -> QueryInterfaceRequest<ProductRecord> {
        var request = filter.applied(to: summaries())
        switch sort {
        case .featured:
            request = request.order(Columns.id)
            if let last { request = request.filter(Columns.id > last.id.rawValue) }
            return request.limit(limit)
        case .priceAscending:
            return request.ascending(Columns.price, after: last.map { ($0.price.list.minorUnits, $0.id) }, limit)
        case .priceDescending:
            // Along the index of rising prices: products of the same price are sorted.
            request = request.order(Columns.price.desc, Columns.id).limit(limit)
            guard let last else { return request }
            let price = last.price.list.minorUnits
            return request.filter(Columns.price <= price)
                .filter(Columns.price < price || Columns.id > last.id.rawValue)
        case .ratingDescending:
            request = request.order(Columns.fallingRating, Columns.number).limit(limit)
            guard let last else { return request }
            return request.filter(
                sql: "(fallingRating, number) > (?, ?)", arguments: [-last.rating, last.id.rawValue])
        case .titleAscending:
            return request.ascending(Columns.title, after: last.map { ($0.title, $0.id) }, limit)
        }
    }
}

extension ProductRecord {
    /// Returns the condition that a product has a tag, exactly as it is spelled.
    fileprivate static func hasTag(_ tag: String) -> SQLExpression {
        let line = "\n\(tag)\n"
        return SQL("instr(char(10) || tags || char(10), \(line)) > 0").sqlExpression
    }
}

extension QueryInterfaceRequest<ProductRecord> {
    /// Restricts the request to the products that the full text search finds.
    func matching(_ pattern: SearchPattern) -> Self {
        let found = pattern.tables.map { table -> SQL in
            "SELECT rowid FROM \(table.sql) WHERE \(table.sql) MATCH \(pattern.text)"
        }
        return filter(literal: "product.id IN (\(found.joined(separator: " UNION ALL ")))")
    }

    /// Leaves out products. They are one argument, because SQLite limits the number of arguments.
    fileprivate func without(_ ids: [Product.ID]) -> Self {
        guard !ids.isEmpty else { return self }
        let list = "[\(ids.map(\.description).joined(separator: ","))]"
        return filter(literal: "product.id NOT IN (SELECT value FROM json_each(\(list)))")
    }

    /// Orders by a column, then by the identifier, and starts after a value of both. Few products have the same value.
    fileprivate func ascending(
        _ column: Column, after last: (value: some SQLExpressible, id: Product.ID)?, _ limit: Int
    ) -> Self {
        let ordered = order(column, ProductRecord.Columns.id).limit(limit)
        guard let last else { return ordered }
        return ordered.filter(column >= last.value)
            .filter(column > last.value || ProductRecord.Columns.id > last.id.rawValue)
    }
}

extension AppDatabase {
    /// Returns a page of the stored products. Its cost depends on its size, not on the number of products. Titles are ordered
    /// by code points.
    ///
    /// If the preceding pages are the server's, the page has the first products that they don't have.
    public func products(
        _ query: ProductQuery, after cursor: ProductCursor?, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        let limit = min(max(limit, 1), 10_000)
        guard let filter = CatalogFilter(query) else { return .empty }
        var items = try await read { database in
            let last = cursor?.source == .device ? cursor?.last : nil
            return try ProductRecord.page(filter, query.sort, after: last, limit: limit + 1)
                .without(cursor?.shown ?? []).fetchAll(database).map(\.summary)
        }
        guard items.count > limit else { return Page(items: items, next: nil) }
        items.removeLast(items.count - limit)
        let offset = max(cursor?.offset ?? 0, 0) + items.count
        return Page(
            items: items, next: items.last.map { ProductCursor(offset: offset, last: $0, shown: cursor?.shown ?? []) })
    }
}
