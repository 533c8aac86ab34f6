import Foundation
public import Model

extension ProductSummary {
    /// Creates an available product with defaults for the values that a test doesn't depend on.
    ///
    /// The price is the list price in cents; the discount is in hundredths of a percent.
    public static func fixture(
        id: Int = 1, title: String = "Oak Stool", brand: String? = "Nordvik", category: ProductCategory.ID = .furniture,
        price: Int = 49_00, discount: Int = 0, rating: Double = 4.5, stock: Int = 20, minimumOrderQuantity: Int = 1
    ) -> ProductSummary {
        ProductSummary(
            id: Product.ID(rawValue: id), title: title, brand: brand, category: category,
            price: Price(list: Money(minorUnits: price), discountBasisPoints: discount), rating: rating, stock: stock,
            minimumOrderQuantity: minimumOrderQuantity, thumbnail: URL(string: "https://shop.example/images/\(id).svg"))
    }
}

extension Product {
    /// Creates an available product with defaults for the values that a test doesn't depend on.
    ///
    /// The price is the list price in cents; the discount is in hundredths of a percent.
    public static func fixture(
        id: Int = 1, title: String = "Oak Stool", brand: String? = "Nordvik", category: ProductCategory.ID = .furniture,
        price: Int = 49_00, discount: Int = 0, rating: Double = 4.5, stock: Int = 20, minimumOrderQuantity: Int = 1,
        description: String = "Sits well, stands straight.", tags: [String] = [], reviews: [Review] = .fixtures
    ) -> Product {
        Product(
            summary: .fixture(
                id: id, title: title, brand: brand, category: category, price: price, discount: discount,
                rating: rating, stock: stock, minimumOrderQuantity: minimumOrderQuantity),
            details: .fixture(id: id, description: description, tags: tags, reviews: reviews))
    }
}

extension ProductDetails {
    public static func fixture(
        id: Int = 1, description: String = "Sits well, stands straight.", tags: [String] = [],
        reviews: [Review] = .fixtures
    ) -> ProductDetails {
        ProductDetails(
            description: description,
            images: (1...3).compactMap { URL(string: "https://shop.example/images/\(id)-\($0).svg") },
            tags: tags, sku: "SKU-\(id)", weight: 2_400, dimensions: Dimensions(width: 40, height: 45, depth: 40),
            warranty: "2 year warranty", shipping: "Ships in 2 days", returnPolicy: "30 days return policy",
            reviews: reviews)
    }
}

extension [Review] {
    /// Two reviews: a good and an average one.
    public static var fixtures: [Review] {
        let date = Date(timeIntervalSince1970: 1_735_689_600)
        return [
            Review(rating: 5, comment: "Better than in the picture.", date: date, reviewer: "Ada Fischer"),
            Review(rating: 3, comment: "It does what it should.", date: date, reviewer: "Sam Okoro"),
        ]
    }
}
