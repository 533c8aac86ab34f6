public import Foundation
public import Model

/// The endpoints of brochures. An extension of DummyJSON's format.
public struct BrochuresAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: The base URL of the API, without `/brochures`.
    ///   - transport: The transport of the requests.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// Loads all brochures without their pages, in the API's order, each once. Returns none if the server has no
    /// brochures (404).
    public func brochures() async throws(ServiceError) -> [Brochure] {
        let list: BrochureListDTO
        do throws(ServiceError) {
            list = try await exchange.get(BrochureListDTO.self, address.url(["brochures"]), "list of brochures")
        } catch .notFound {
            return []
        }
        var known: Set<Brochure.ID> = []
        return list.brochures.map { dto in
            var brochure = dto.brochure(base: address.base)
            brochure.pages = []
            return brochure
        }.filter { known.insert($0.id).inserted }
    }

    /// Loads a brochure with its pages.
    public func brochure(_ id: Brochure.ID) async throws(ServiceError) -> Brochure {
        try await exchange.get(BrochureDTO.self, address.url(["brochures", id.description]), "brochure \(id)")
            .brochure(base: address.base)
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
        var known: Set<Int> = []
        let pages = pages.map { $0.page(base: base) }.filter { known.insert($0.number).inserted }
        return Brochure(
            id: id, title: title, subtitle: subtitle ?? "", cover: cover.flatMap { URL(image: $0, base: base) },
            validUntil: validUntil, pages: pages.sorted { $0.number < $1.number })
    }
}

/// The brochures as the API writes them.
struct BrochureListDTO: Decodable {
    let brochures: [BrochureDTO]
}

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

/// A hot spot as the API writes it. Its place is given in parts of the page, 0 to 1.
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
