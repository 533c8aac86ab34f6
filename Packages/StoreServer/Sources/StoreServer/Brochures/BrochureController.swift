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
        let hotSpots: [HotSpot]
    }

    struct HotSpot: Encodable {
        let product: StoreProduct.ID
        let title: String
        /// The frame, as fractions of the page.
        let x, y, width, height: Decimal
    }

    let id, title, subtitle, cover: String
    let validUntil: String?
    let pages: [Page]?

    init(_ brochure: Brochure, hasPages: Bool, baseURL: String) {
        let pictures = "\(baseURL)/images/brochures/\(brochure.id)"
        (id, title, subtitle) = (brochure.id, brochure.title, brochure.subtitle)
        cover = "\(pictures)/cover.svg"
        validUntil = brochure.validUntil
        pages =
            !hasPages
            ? nil
            : brochure.pages.map { page in
                Page(
                    number: page.number, title: page.title, text: page.text, image: "\(pictures)/\(page.number).svg",
                    hotSpots: page.spots.map { spot in
                        HotSpot(
                            product: spot.product.id, title: spot.product.title, x: Decimal(spot.x) / 1000,
                            y: Decimal(spot.y) / 1000, width: Decimal(spot.width) / 1000,
                            height: Decimal(spot.height) / 1000)
                    })
            }
    }
}
