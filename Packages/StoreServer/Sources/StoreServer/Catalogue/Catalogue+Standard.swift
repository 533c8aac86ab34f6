extension Catalogue {
    /// A shop of 288 invented products in 24 categories: some sold out, some with few left, some sold by the dozen, some
    /// cheaper for a while.
    public static let standard = Catalogue(stocking: Shelf.all)

    init(stocking shelves: [Shelf]) {
        var next = 1
        self.init(
            shelves.map { shelf in
                var stocker = ShelfStocker(shelf)
                let products = stocker.products(from: next)
                next += products.count
                return (StoreCategory(slug: shelf.slug, name: shelf.name), products)
            })
    }

    /// Any number of products, spread over the same categories, for measuring. The same for the same seed.
    ///
    /// - Complexity: O(count).
    public static func synthetic(count: Int, seed: UInt64 = 1) -> Catalogue {
        let shelves = Shelf.all
        let (share, rest) = max(0, count).quotientAndRemainder(dividingBy: shelves.count)
        var next = 1
        return Catalogue(
            shelves.enumerated().map { index, shelf in
                var stocker = ShelfStocker(shelf, seed: seed)
                let products = stocker.products(from: next, count: share + (index < rest ? 1 : 0))
                next += products.count
                return (StoreCategory(slug: shelf.slug, name: shelf.name), products)
            })
    }
}

extension Shelf {
    /// In the order in which the categories are listed.
    static let all: [Shelf] = [
        beauty, fragrances, furniture, groceries, homeDecoration, kitchenAccessories, laptops, mensShirts, mensShoes,
        mensWatches, mobileAccessories, motorcycle, skinCare, smartphones, sportsAccessories, sunglasses, tablets, tops,
        vehicle, womensBags, womensDresses, womensJewellery, womensShoes, womensWatches,
    ]
}
