import Foundation
import Model

/// A pending change, by the name of its kind.
struct StoredChange: StoredFormat {
    private struct BagSet: Codable {
        var _0: Int?
        var quantity: Int?
        var isCorrection: Bool?
    }

    private struct WishlistSet: Codable {
        var _0: Int?
        var isOn: Bool?
    }

    private struct PlaceOrder: Codable {
        var _0: [StoredOrderLine]?
        var details: StoredOrderDetails?
    }

    private struct CancelOrder: Codable {
        var _0: Int?
    }

    private struct ProfileSet: Codable {
        struct Fields: Codable {
            var firstName: String?
            var lastName: String?
            var email: String?
        }

        var _0: Fields?
    }

    private var bagSet: BagSet?
    private var wishlistSet: WishlistSet?
    private var placeOrder: PlaceOrder?
    private var cancelOrder: CancelOrder?
    private var profileChange: ProfileSet?

    init(storing change: OutboxChange) {
        switch change {
        case .bagSet(let id, let quantity, let isCorrection):
            bagSet = BagSet(_0: id.rawValue, quantity: quantity, isCorrection: isCorrection)
        case .wishlistSet(let id, let isOn): wishlistSet = WishlistSet(_0: id.rawValue, isOn: isOn)
        case .placeOrder(let lines, let details):
            placeOrder = PlaceOrder(
                _0: [StoredOrderLine](storing: lines), details: details.map(StoredOrderDetails.init))
        case .cancelOrder(let id): cancelOrder = CancelOrder(_0: id.rawValue)
        case .profileChange(let fields):
            profileChange = ProfileSet(
                _0: .init(firstName: fields.firstName, lastName: fields.lastName, email: fields.email))
        }
    }

    func value() throws -> OutboxChange {
        if let bagSet {
            return .bagSet(
                Product.ID(rawValue: try bagSet._0.required("product")),
                quantity: try bagSet.quantity.required("quantity"), isCorrection: bagSet.isCorrection ?? false)
        }
        if let wishlistSet {
            return .wishlistSet(
                Product.ID(rawValue: try wishlistSet._0.required("product")),
                isOn: try wishlistSet.isOn.required("isOn"))
        }
        if let placeOrder {
            return .placeOrder(
                try placeOrder._0.required("lines").value(), details: try placeOrder.details?.value())
        }
        if let cancelOrder { return .cancelOrder(Order.ID(rawValue: try cancelOrder._0.required("order"))) }
        let fields = try (profileChange?._0).required("kind")
        return .profileChange(
            ProfileChange(firstName: fields.firstName, lastName: fields.lastName, email: fields.email))
    }
}

extension OutboxChange: Codable {
    init(from decoder: any Decoder) throws { self = try StoredChange(from: decoder).value() }

    func encode(to encoder: any Encoder) throws { try StoredChange(storing: self).encode(to: encoder) }
}
