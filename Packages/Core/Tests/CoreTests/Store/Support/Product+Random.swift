import FlowTestSupport
import Mocks
import Model

extension Product {
    /// A product with one of few prices, ratings, titles and words, so that many stand equal in every order.
    static func random(id: Int, using random: inout SplitMix64) -> Product {
        let titles = ["Desk", "desk", "Lamp", "Äpfel", "Zebra rug", "Oak desk", "Éclair", "Lamp shade", "東京 lamp", ""]
        let categories: [ProductCategory.ID] = [.furniture, .groceries, .kitchen]
        let words = ["oak", "warm", "dog", "Desk", "blue-green", "naïve"].shuffled(using: &random)
        let title = titles.randomElement(using: &random) ?? ""
        let brand: String? = Bool.random(using: &random) ? "Nordvik" : nil
        let category: ProductCategory.ID = categories.randomElement(using: &random) ?? .furniture
        let price = Int.random(in: 1...6, using: &random) * 100
        let rating = Double(Int.random(in: 0...10, using: &random)) / 2
        return .fixture(
            id: id, title: title, brand: brand, category: category, price: price, rating: rating,
            description: words[0] + " " + words[1], tags: [words[2]])
    }

    /// So many of them, not in the order of their numbers.
    static func random(count: Int, using random: inout SplitMix64) -> [Product] {
        var products: [Product] = []
        for id in (0..<count).shuffled(using: &random) { products.append(.random(id: id, using: &random)) }
        return products
    }
}
