import Algorithms
import Foundation
import Model

/// The endpoints of brochures. An extension of DummyJSON's format.
struct BrochuresAPI: Sendable {
    private let client: APIClient

    init(api: URL, transport: any HTTPTransport) { client = APIClient(api: api, transport: transport) }

    /// Loads all brochures without their pages, in the API's order, each once.
    func brochures() async throws(ServiceError) -> [Brochure] {
        try await client.get(BrochureListDTO.self, ["brochures"], asking: "list of brochures").brochures
            .map { $0.brochure(base: client.base).withoutPages }.uniqued(on: \.id)
    }

    /// Loads a brochure with its pages.
    func brochure(_ id: Brochure.ID) async throws(ServiceError) -> Brochure {
        try await client.get(BrochureDTO.self, ["brochures", id.description], asking: "brochure \(id)")
            .brochure(base: client.base)
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

/// The wire format of a brochure, with or without its pages.
struct BrochureDTO: Decodable {
    private let id: Brochure.ID
    private let title: String
    private let subtitle: String?
    private let cover: String?
    private let validUntil: Date?
    private let pages: [BrochurePageDTO]

    private enum CodingKeys: CodingKey {
        case id, title, subtitle, cover, validUntil, pages
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = Brochure.ID(rawValue: try container.text(.id))
        title = try container.required(String.self, .title)
        subtitle = container.lenient(String.self, .subtitle)
        cover = container.lenient(String.self, .cover)
        validUntil = container.lenient(String.self, .validUntil).flatMap(WireDate.parse)
        pages = container.contains(.pages) ? try container.required([BrochurePageDTO].self, .pages) : []
    }

    /// The brochure, its pages in the order of their numbers and each number once.
    func brochure(base: URL) -> Brochure {
        let pages = pages.map { $0.page(base: base) }.uniqued(on: \.number)
        return Brochure(
            id: id, title: title, subtitle: subtitle ?? "", cover: cover.flatMap { URL(image: $0, base: base) },
            validUntil: validUntil, pages: pages.sorted { $0.number < $1.number })
    }
}

/// The brochures in the API's format.
struct BrochureListDTO: Decodable {
    let brochures: [BrochureDTO]
}

/// A page in the API's format. Hot spots that can't be read are left out.
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
        BrochurePage(
            number: number, title: title ?? "", text: text ?? "", image: image.flatMap { URL(image: $0, base: base) },
            hotSpots: hotSpots.map(\.hotSpot).uniqued(on: \.id))
    }
}

/// A hot spot in the API's format. Its position and size are fractions of the page, 0 to 1.
struct HotSpotDTO: Decodable {
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
