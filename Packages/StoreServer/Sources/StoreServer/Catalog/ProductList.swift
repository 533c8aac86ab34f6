import Hummingbird

/// A page of products.
struct ProductList: ResponseEncodable {
    let products: [ProductResponse]
    let total: Int
    let skip: Int
    let limit: Int

    /// - Parameters:
    ///   - all: The products of the whole list.
    ///   - query: The parameters `limit`, `skip`, `sortBy`, `order` and `select`. A limit of 0 means all products.
    /// - Throws: `HTTPError` for a parameter that isn't valid.
    init(_ all: [StoreProduct], _ query: QueryParameters, baseURL: String) throws {
        let page = try query.page()
        let sorted = try Self.sort(all, by: query["sortBy"], query["order"])
        let fields = ProductFields(query["select"])
        products = page.elements(of: sorted).map { ProductResponse(product: $0, fields: fields, baseURL: baseURL) }
        total = all.count
        skip = page.skip
        limit = products.count
    }

    private static func sort(_ all: [StoreProduct], by name: String?, _ order: String?) throws -> [StoreProduct] {
        guard ["", "asc", "desc"].contains(order ?? "") else { throw HTTPError.invalidOrder }
        guard let name, !name.isEmpty else { return all }
        guard let field = SortField(rawValue: name) else { throw HTTPError.invalidSortField(name) }
        // Equal products stay in order of their identifiers, so that pages never overlap.
        return all.sorted { first, second in
            switch field.compare(first, second) {
            case 0: first.id < second.id
            case let sign: order == "desc" ? sign > 0 : sign < 0
            }
        }
    }

    private enum SortField: String {
        case id, title, price, rating, stock, brand, category, discountPercentage, sku, weight
        case minimumOrderQuantity, availabilityStatus

        /// Returns a negative number if `first` precedes `second` in ascending order, and 0 if they are equal.
        func compare(_ first: StoreProduct, _ second: StoreProduct) -> Int {
            switch self {
            case .id: compare(first, second, by: \.id)
            case .title: compare(first, second, by: { $0.title.lowercased() })
            case .price: compare(first, second, by: \.price)
            case .rating: compare(first, second, by: \.rating)
            case .stock: compare(first, second, by: \.stock)
            case .brand: compare(first, second, by: { ($0.brand ?? "").lowercased() })
            case .category: compare(first, second, by: { $0.category.lowercased() })
            case .discountPercentage: compare(first, second, by: \.discount)
            case .sku: compare(first, second, by: { $0.sku.lowercased() })
            case .weight: compare(first, second, by: \.weight)
            case .minimumOrderQuantity: compare(first, second, by: \.minimumOrder)
            case .availabilityStatus: compare(first, second, by: { $0.availability.lowercased() })
            }
        }

        private func compare(
            _ first: StoreProduct, _ second: StoreProduct, by key: (StoreProduct) -> some Comparable
        ) -> Int {
            let (first, second) = (key(first), key(second))
            return first == second ? 0 : first < second ? -1 : 1
        }
    }
}
