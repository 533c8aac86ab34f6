import Foundation
import Model

/// A brochure as the API writes it, with its pages or without.
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
