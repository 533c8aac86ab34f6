import Foundation
import Model

/// A page as the API writes it. Its hot spots that can't be read are left out: the page is there to be looked at.
struct BrochurePageDTO: Decodable {
    private let number: Int
    private let title: String?
    private let text: String?
    private let image: String?
    private let hotSpots: [HotSpotDTO]

    private enum CodingKeys: CodingKey {
        case number, title, text, image, hotSpots
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.required(Int.self, .number)
        guard number > 0 else { throw WireProblem(container.codingPath, at: CodingKeys.number, "it is less than 1") }
        title = container.lenient(String.self, .title)
        text = container.lenient(String.self, .text)
        image = container.lenient(String.self, .image)
        hotSpots = container.lenientList(of: HotSpotDTO.self, .hotSpots)
    }

    func page(base: URL) -> BrochurePage {
        var known: Set<Product.ID> = []
        return BrochurePage(
            number: number, title: title ?? "", text: text ?? "", image: image.flatMap { URL(image: $0, base: base) },
            hotSpots: hotSpots.map(\.hotSpot).filter { known.insert($0.id).inserted })
    }
}
