import Foundation
import Hummingbird

/// The routes of the brochures.
struct BrochureController {
    let brochures: [Brochure]

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("brochures") { _, context in
            BrochureList(
                brochures: brochures.map { BrochureResponse($0, hasPages: false, baseURL: context.baseURL) })
        }
        router.get("brochures/:id") { _, context in
            let id = try context.parameter("id")
            guard let brochure = brochures.first(where: { $0.id == id }) else { throw HTTPError.unknownBrochure(id) }
            return BrochureResponse(brochure, hasPages: true, baseURL: context.baseURL)
        }
    }
}

private struct BrochureList: ResponseEncodable {
    let brochures: [BrochureResponse]
}

/// A brochure in a response; in a list, without pages.
private struct BrochureResponse: ResponseEncodable {
    struct Page: Encodable {
        let number: Int
        let title, text, image: String
        let translations: Brochure.Translations
        let hotSpots: [HotSpot]
    }

    struct HotSpot: Encodable {
        let product: StoreProduct.ID
        let title: String
        /// The frame, as fractions of the page.
        let x, y, width, height: Decimal
    }

    let id, title, subtitle, cover: String
    let translations: Brochure.Translations
    let validUntil: String?
    let pages: [Page]?

    init(_ brochure: Brochure, hasPages: Bool, baseURL: String) {
        let pictures = "\(baseURL)/images/brochures/\(brochure.id)"
        (id, title, subtitle) = (brochure.id, brochure.title, brochure.subtitle)
        cover = "\(pictures)/cover.svg"
        translations = brochure.translations
        validUntil = brochure.validUntil
        pages =
            !hasPages
            ? nil
            : brochure.pages.map { page in
                Page(
                    number: page.number, title: page.title, text: page.text, image: "\(pictures)/\(page.number).svg",
                    translations: page.translations,
                    hotSpots: page.spots.map { spot in
                        HotSpot(
                            product: spot.product.id, title: spot.product.title, x: Decimal(spot.x) / 1000,
                            y: Decimal(spot.y) / 1000, width: Decimal(spot.width) / 1000,
                            height: Decimal(spot.height) / 1000)
                    })
            }
    }
}

/// A brochure: pages that show products of the catalog.
struct Brochure: Sendable, Hashable {
    /// The translations of texts, by language and then by the name of the text.
    typealias Translations = [String: [String: String]]

    struct Page: Sendable, Hashable {
        /// The page's number, counted from 1.
        let number: Int
        let title: String
        let text: String
        let translations: Translations
        let spots: [Spot]
    }

    /// A product on a page with its frame, in thousandths of the page.
    struct Spot: Sendable, Hashable {
        let product: StoreProduct
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    let id: String
    let title: String
    let subtitle: String
    let translations: Translations
    /// The end of the offers, as in `2030-06-30T00:00:00.000Z`; nil if they don't end.
    let validUntil: String?
    let pages: [Page]
}

extension Brochure {
    /// Returns the brochures of `brochures.json` with products of a catalog, the newest first.
    static func all(in catalog: Catalog) -> [Brochure] {
        Resources.decode([Plan].self, from: "brochures.json").map { Brochure($0, catalog) }
    }

    /// A brochure before its products are chosen.
    private struct Plan: Decodable {
        struct Page: Decodable {
            let title: String
            let text: String
            let translations: Translations
            let category: String
            /// The number of products of the category that precede the first one on the page.
            let skip: Int
            let count: Int

            /// Returns every second product, since neighbors differ only in color.
            func products(in catalog: Catalog) -> [StoreProduct] {
                let all = (catalog.products(in: category) ?? []).dropFirst(skip)
                return all.enumerated().filter { $0.offset % 2 == 0 }.prefix(count).map(\.element)
            }
        }

        let id: String
        let title: String
        let subtitle: String
        let translations: Translations
        let validUntil: String?
        let pages: [Page]
    }

    /// - Note: Pages without products are omitted.
    private init(_ plan: Plan, _ catalog: Catalog) {
        let filled = plan.pages.map { ($0, $0.products(in: catalog)) }.filter { !$0.1.isEmpty }
        self.init(
            id: plan.id, title: plan.title, subtitle: plan.subtitle, translations: plan.translations,
            validUntil: plan.validUntil,
            pages: filled.enumerated().map { index, page in
                Page(
                    number: index + 1, title: page.0.title, text: page.0.text, translations: page.0.translations,
                    spots: Self.spots(of: page.1, page: index))
            })
    }

    /// Lays out products without overlaps, below the page's title. Consecutive pages have different layouts.
    private static func spots(of products: [StoreProduct], page: Int) -> [Spot] {
        zip(products, frames(products.count, isOdd: page % 2 == 1)).map { product, frame in
            Spot(product: product, x: frame.0, y: frame.1, width: frame.2, height: frame.3)
        }
    }

    /// Returns x, y, width and height of each product. A page has a ratio of 3:4, so 400 by 300 is a square.
    private static func frames(_ count: Int, isOdd: Bool) -> [(Int, Int, Int, Int)] {
        switch count {
        case ...1: [(150, 260, 700, 525)]
        case 2 where isOdd: [(60, 180, 520, 390), (420, 590, 520, 390)]
        case 2: [(420, 180, 520, 390), (60, 590, 520, 390)]
        case 3 where isOdd: [(60, 190, 400, 300), (540, 190, 400, 300), (240, 530, 560, 420)]
        case 3: [(220, 190, 560, 420), (60, 650, 400, 300), (540, 650, 400, 300)]
        default: [(70, 200, 400, 300), (530, 230, 400, 300), (70, 600, 400, 300), (530, 630, 400, 300)]
        }
    }
}
