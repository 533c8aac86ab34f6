import Foundation
public import Model

extension Brochure.ID {
    /// Five pages about cooking, valid until May 31, 2030.
    public static var springKitchen: Brochure.ID { Brochure.ID(rawValue: "spring-kitchen") }
    /// Three pages about chairs, without an end date.
    public static var readingCorner: Brochure.ID { Brochure.ID(rawValue: "reading-corner") }
    /// Two pages about fragrances, expired on February 28, 2025.
    public static var winterScents: Brochure.ID { Brochure.ID(rawValue: "winter-scents") }
}

extension [Brochure] {
    /// Three brochures with products of the fixtures, newest first: a valid one, one without an end date, and an
    /// expired one.
    public static var fixtures: [Brochure] {
        [
            Brochure(
                id: .springKitchen, title: "Spring Kitchen", subtitle: "Light meals, and what it takes to make them.",
                cover: image("spring-kitchen"), validUntil: Date(timeIntervalSince1970: 1_906_416_000),
                pages: springKitchen),
            Brochure(
                id: .readingCorner, title: "The Reading Corner", subtitle: "A chair, a lamp, and a shelf within reach.",
                cover: image("reading-corner"), pages: readingCorner),
            Brochure(
                id: .winterScents, title: "Winter Scents", subtitle: "Wood, smoke, and a little orange.",
                cover: image("winter-scents"), validUntil: Date(timeIntervalSince1970: 1_740_700_800),
                pages: winterScents),
        ]
    }

    private static var springKitchen: [BrochurePage] {
        [
            page("spring-kitchen", 1, "Spring Kitchen", "The windows are open again."),
            page("spring-kitchen", 2, "Cut, Grind, Season", "Three tools that stay on the table.", [24, 23, 29]),
            page("spring-kitchen", 3, "One Pan", "Asparagus needs ten minutes, and patience.", [25, 17]),
            page("spring-kitchen", 4, "Coffee, Slowly", "A thin stream, and nothing else to do.", [26, 22]),
            page("spring-kitchen", 5, "Set the Table", "No two glazes alike.", [27, 20]),
        ]
    }

    private static var readingCorner: [BrochurePage] {
        [
            page("reading-corner", 1, "The Reading Corner", "Two square meters are enough."),
            page("reading-corner", 2, "Sit", "Made for the last chapter.", [10, 8]),
            page("reading-corner", 3, "Light and Order", "A corner becomes a place.", [14, 12]),
        ]
    }

    private static var winterScents: [BrochurePage] {
        [
            page("winter-scents", 1, "Warm", "Fig, amber, and a wall in the sun.", [2, 6]),
            page("winter-scents", 2, "Cold", "Cedar, vetiver, and the sea.", [1, 3]),
        ]
    }

    /// Creates a page with hot spots side by side.
    private static func page(
        _ brochure: String, _ number: Int, _ title: String, _ text: String, _ products: [Int] = []
    ) -> BrochurePage {
        let titles = [Int: String](
            [ProductSummary].catalog.map { ($0.id.rawValue, $0.title) }, uniquingKeysWith: { _, last in last })
        let width = 0.8 / Double(Swift.max(products.count, 1))
        let hotSpots = products.enumerated().map { place, product in
            HotSpot(
                product: Product.ID(rawValue: product), title: titles[product] ?? "Product \(product)",
                x: 0.1 + Double(place) * width, y: 0.4, width: width * 0.8, height: 0.3)
        }
        return BrochurePage(
            number: number, title: ShopText(title), text: ShopText(text), image: image("\(brochure)-\(number)"),
            hotSpots: hotSpots)
    }

    private static func image(_ name: String) -> URL? {
        URL(string: "https://shop.example/images/brochures/\(name).svg")
    }
}
