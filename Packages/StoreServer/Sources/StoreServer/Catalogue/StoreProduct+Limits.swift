extension StoreProduct {
    /// The largest of each, so that no total comes near the largest number there is.
    private static let most = (price: 1_000_000_000, discount: 100_00, rating: 500, pieces: 99_999)

    /// What one piece costs after the discount, in cents.
    public var finalPrice: Int { (price * (100_00 - discount) + 50_00) / 100_00 }

    /// How many pieces can be had: none where there are fewer left than one has to take.
    var available: Int { stock >= max(1, minimumOrder) ? stock : 0 }

    /// The same with every number within its bounds, and with what searches look into.
    func tidied(category name: String) -> StoreProduct {
        var copy = self
        copy.price = min(max(price, 0), Self.most.price)
        copy.discount = min(max(discount, 0), Self.most.discount)
        copy.rating = min(max(rating, 0), Self.most.rating)
        copy.stock = min(max(stock, 0), Self.most.pieces)
        copy.minimumOrder = min(max(minimumOrder, 0), Self.most.pieces)
        copy.reviews = reviews.map { review in
            var review = review
            review.rating = min(max(review.rating, 1), 5)
            return review
        }
        copy.searchText = ([title, brand ?? "", category, name, description] + tags).joined(separator: "\n")
            .lowercased()
        return copy
    }
}

extension Catalogue {
    /// The same product with every number within its bounds.
    func tidied(_ product: StoreProduct) -> StoreProduct {
        product.tidied(category: categories.first { $0.slug == product.category }?.name ?? "")
    }
}
