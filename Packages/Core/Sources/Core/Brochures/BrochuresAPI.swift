import Algorithms
import Foundation
import Model

/// The endpoints of brochures. An extension of DummyJSON's format.
struct BrochuresAPI: Sendable {
    let client: APIClient

    /// Loads all brochures without their pages, in the API's order, each once.
    func brochures() async throws(ServiceError) -> [Brochure] {
        try await client.get(BrochureListDTO.self, ["brochures"], asking: "list of brochures").brochures
            .elements.map(\.brochure.withoutPages).uniqued(on: \.id)
    }

    /// Loads a brochure with its pages.
    func brochure(_ id: Brochure.ID) async throws(ServiceError) -> Brochure {
        try await client.get(BrochureDTO.self, ["brochures", id.description], asking: "brochure \(id)").brochure
    }
}

extension Brochure {
    /// The brochure as lists have it.
    var withoutPages: Brochure {
        var brochure = self
        brochure.pages = []
        return brochure
    }
}

/// The wire format of a brochure, with or without its pages. They are in the order of their numbers, each number once. One
/// that can't be read is left out.
struct BrochureDTO: Decodable {
    let brochure: Brochure

    private enum CodingKeys: CodingKey {
        case id, title, subtitle, translations, cover, validUntil, pages
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = Brochure.ID(rawValue: try container.text(.id))
        let title = try container.required(String.self, .title)
        let pages =
            container.contains(.pages)
            ? try container.required(ReadableList<BrochurePageDTO>.self, .pages).elements : []
        let translations = container.lenient(Translations.self, .translations) ?? Translations()
        brochure = Brochure(
            id: id, title: translations.text(title, "title"),
            subtitle: translations.text(container.lenient(String.self, .subtitle), "subtitle"),
            cover: decoder.imageURL(container.lenient(String.self, .cover)),
            validUntil: container.lenient(String.self, .validUntil).flatMap(WireDate.parse),
            pages: pages.map(\.page).uniqued(on: \.number).sorted { $0.number < $1.number })
    }
}

/// The translations of texts, by language and then by the name of the text.
private struct Translations: Decodable {
    private var texts: [String: [String: String]] = [:]

    init() {}

    init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String: [String: String]].self)
    }

    func text(_ text: String?, _ name: String) -> ShopText {
        ShopText(text ?? "", translations: texts.compactMapValues { $0[name] })
    }
}

/// The brochures in the API's format. One that can't be read is left out.
struct BrochureListDTO: Decodable {
    let brochures: ReadableList<BrochureDTO>
}

/// A page in the API's format. Hot spots that can't be read are left out.
private struct BrochurePageDTO: Decodable {
    let page: BrochurePage

    private enum CodingKeys: CodingKey {
        case number, title, text, translations, image, hotSpots
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let number = try container.required(Int.self, .number)
        guard number > 0 else { throw WireProblem(container.codingPath, at: CodingKeys.number, "it is less than 1") }
        let translations = container.lenient(Translations.self, .translations) ?? Translations()
        page = BrochurePage(
            number: number, title: translations.text(container.lenient(String.self, .title), "title"),
            text: translations.text(container.lenient(String.self, .text), "text"),
            image: decoder.imageURL(container.lenient(String.self, .image)),
            hotSpots: container.lenientList(of: HotSpotDTO.self, .hotSpots).map(\.hotSpot).uniqued(on: \.id))
    }
}

/// A hot spot in the API's format. Its position and size are fractions of the page, 0 to 1.
private struct HotSpotDTO: Decodable {
    let hotSpot: HotSpot

    private enum CodingKeys: CodingKey {
        case product, title, x, y, width, height
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        hotSpot = HotSpot(
            product: Product.ID(rawValue: try container.identifier(.product)),
            title: try container.required(String.self, .title), x: try container.required(Double.self, .x),
            y: try container.required(Double.self, .y), width: try container.required(Double.self, .width),
            height: try container.required(Double.self, .height))
    }
}
