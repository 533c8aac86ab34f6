import Model

extension ProductQuery {
    /// Returns whether a product is in the category, passes the filters, and contains every word.
    func matches(_ product: ProductSummary, _ details: ProductDetails?) -> Bool {
        if let category, category != product.category { return false }
        guard filters.matches(FilteredProduct(product, tags: details?.tags ?? [])) else { return false }
        guard let plainText else { return true }
        let texts = [product.title, product.brand ?? "", details?.description ?? ""] + (details?.tags ?? [])
        let text = texts.joined(separator: "\n").lowercased()
        return plainText.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { text.contains($0) }
    }

    /// Returns the products in the query's order. Equal products are sorted by number, so that the order is total.
    func sorted(_ products: [ProductSummary]) -> [ProductSummary] {
        switch sort {
        case .featured: products
        case .priceAscending: products.sorted { ($0.listPrice, $0.id) < ($1.listPrice, $1.id) }
        case .priceDescending: products.sorted { ($1.listPrice, $0.id) < ($0.listPrice, $1.id) }
        case .ratingDescending: products.sorted { ($1.rating, $0.id) < ($0.rating, $1.id) }
        case .titleAscending: products.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
        }
    }
}

extension ProductSummary {
    fileprivate var listPrice: Int { price.list.minorUnits }
}
