import Foundation
import Model

/// How a change is written into the table: with a version, so that a later app reads what an earlier one has left.
extension OutboxChange: Codable {
    private static let version = 1

    private enum CodingKeys: CodingKey {
        case version, kind, product, quantity, isCorrection, isOn, lines, fields
    }

    private enum Kind: String, Codable {
        case bagSet, wishlistSet, placeOrder, profileChange
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decode(Int.self, forKey: .version) == Self.version else {
            throw WireProblem(container.codingPath, at: CodingKeys.version, "a later version of the app has written it")
        }
        switch try container.decode(Kind.self, forKey: .kind) {
        case .bagSet:
            self = .bagSet(
                try container.decode(Product.ID.self, forKey: .product),
                quantity: try container.decode(Int.self, forKey: .quantity),
                isCorrection: try container.decode(Bool.self, forKey: .isCorrection))
        case .wishlistSet:
            self = .wishlistSet(
                try container.decode(Product.ID.self, forKey: .product),
                isOn: try container.decode(Bool.self, forKey: .isOn))
        case .placeOrder:
            self = .placeOrder(try container.decode([OrderLine].self, forKey: .lines))
        case .profileChange:
            self = .profileChange(try container.decode(ProfileChange.self, forKey: .fields))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        switch self {
        case .bagSet(let id, let quantity, let isCorrection):
            try container.encode(Kind.bagSet, forKey: .kind)
            try container.encode(id, forKey: .product)
            try container.encode(quantity, forKey: .quantity)
            try container.encode(isCorrection, forKey: .isCorrection)
        case .wishlistSet(let id, let isOn):
            try container.encode(Kind.wishlistSet, forKey: .kind)
            try container.encode(id, forKey: .product)
            try container.encode(isOn, forKey: .isOn)
        case .placeOrder(let lines):
            try container.encode(Kind.placeOrder, forKey: .kind)
            try container.encode(lines, forKey: .lines)
        case .profileChange(let fields):
            try container.encode(Kind.profileChange, forKey: .kind)
            try container.encode(fields, forKey: .fields)
        }
    }
}
