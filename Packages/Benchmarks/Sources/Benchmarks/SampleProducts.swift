import Foundation
import Model

/// Makes products that differ; the same ones in every run.
struct SampleProducts {
    /// Where their pictures are.
    static let origin = URL(string: "http://127.0.0.1:8081")
    private var state: UInt64 = 42

    mutating func product(_ number: Int) -> Product {
        Product(
            summary: ProductSummary(
                id: Product.ID(rawValue: number), title: "Product \(next(1_000_000))", brand: "Brand \(next(200))",
                category: ProductCategory.ID(rawValue: "category-\(next(24))"),
                price: Price(list: Money(minorUnits: 100 + next(200_000)), discountBasisPoints: next(4_000)),
                rating: Double(next(500)) / 100, stock: next(100),
                thumbnail: Self.origin?.appending(path: "images/\(number)/thumbnail.svg")),
            details: ProductDetails(description: "Made for measuring, number \(next(1_000)).", tags: ["sample"]))
    }

    /// A number below the limit. A linear congruential generator, with Knuth's constants for 64 bits.
    private mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
