import Foundation
import Model

/// Products with texts as shops have them; the same ones in every run.
struct WordyProducts {
    let vocabulary = Vocabulary()
    private var random = Numbers(seed: 42)

    mutating func product(_ number: Int) -> Product {
        let title = vocabulary.text(3 + random.next(3), &random)
        let summary = ProductSummary(
            id: Product.ID(rawValue: number), title: title.prefix(1).uppercased() + title.dropFirst(),
            brand: vocabulary.words[vocabulary.words.count - 1 - min(random.next(800), random.next(800))],
            category: ProductCategory.ID(rawValue: "category-\(random.next(24))"),
            price: Price(
                list: Money(minorUnits: 100 + random.next(200_000)), discountBasisPoints: random.next(4_000)),
            rating: Double(random.next(500)) / 100, stock: random.next(100),
            thumbnail: URL(string: "http://127.0.0.1:8081/images/\(number)/thumbnail.svg"))
        let details = ProductDetails(
            description: vocabulary.text(12, &random), tags: [vocabulary.word(&random), vocabulary.word(&random)],
            sku: "SKU-\(number)", weight: 1.5, warranty: "1 year warranty", shipping: "Ships in 3 days")
        return Product(summary: summary, details: details)
    }

    mutating func products(_ numbers: Range<Int>) -> [Product] { numbers.map { product($0) } }
}
