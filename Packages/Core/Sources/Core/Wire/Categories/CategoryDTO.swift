import Foundation
import Model

/// A category as the API writes it: an object with a slug and a name, or just the slug.
struct CategoryDTO: Decodable {
    var category: ProductCategory

    private enum CodingKeys: CodingKey {
        case slug, name
    }

    init(from decoder: any Decoder) throws {
        if let slug = try? decoder.singleValueContainer().decode(String.self) {
            category = try Self.category(slug, name: nil, decoder.codingPath, nil)
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let slug = try container.required(String.self, .slug)
            let name = container.lenient(String.self, .name)
            category = try Self.category(slug, name: name, container.codingPath, CodingKeys.slug)
        }
    }

    private static func category(
        _ slug: String, name: String?, _ path: [any CodingKey], _ key: CodingKeys?
    ) throws -> ProductCategory {
        guard let id = ProductCategory.ID(slug) else { throw WireProblem(path, at: key, "it is empty") }
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? readable(slug)
        return ProductCategory(id: id, name: name)
    }

    /// `home-decoration` as a person reads it: `Home Decoration`.
    private static func readable(_ slug: String) -> String {
        let words = slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return words.isEmpty ? slug : words.joined(separator: " ")
    }
}
