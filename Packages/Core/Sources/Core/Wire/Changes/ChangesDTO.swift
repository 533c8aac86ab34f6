import Foundation
import Model

/// What has changed in the catalog, as the API writes it.
struct ChangesDTO: Decodable {
    enum Change: Decodable {
        case product(ProductDTO)
        case removed(Product.ID)

        private enum CodingKeys: CodingKey {
            case product, removed
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if container.contains(.removed) {
                self = .removed(Product.ID(rawValue: try container.identifier(.removed)))
            } else {
                self = .product(try container.decode(ProductDTO.self, forKey: .product))
            }
        }
    }

    var changes: [Change]
    var next: String
    var remaining: Int

    private enum CodingKeys: CodingKey {
        case changes, next, remaining
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        changes = try container.decode([Change].self, forKey: .changes)
        next = try container.text(.next)
        remaining = max(try container.required(Int.self, .remaining), 0)
    }
}
