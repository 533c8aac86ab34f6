import Foundation
import HTTPTypes
import Hummingbird
import Model

/// The reasons why a cart or an order isn't possible as requested, for the app to act on.
enum ConflictError: HTTPResponseError, Encodable {
    enum Reason: String, Encodable {
        /// Fewer pieces are left.
        case stock
        /// The quantity is below the minimum order.
        case minimum
        /// The product is no longer sold.
        case gone
        /// The price differs from the price that the customer saw.
        case price
    }

    struct Line: Sendable {
        let product: StoreProduct.ID
        let reason: Reason
        /// The quantity that is possible.
        let quantity: Int
        /// The price of one piece, in cents.
        let price: Int

        /// Returns the conflict of a line; nil if the line is possible.
        init?(_ wanted: WantedLine, _ product: StoreProduct?) {
            self.product = wanted.product
            price = product?.finalPrice ?? 0
            guard let product else {
                (reason, quantity) = (.gone, 0)
                return
            }
            switch product.stockRule.refusal(of: wanted.quantity) {
            case .soldOut: (reason, quantity) = (.stock, 0)
            case .aboveStock(let stock): (reason, quantity) = (.stock, stock)
            case .belowMinimum(let minimum): (reason, quantity) = (.minimum, minimum)
            case nil:
                guard let seen = wanted.price, seen != price else { return nil }
                (reason, quantity) = (.price, wanted.quantity)
            }
        }
    }

    case cart(Line)
    case order([Line])
    /// The voucher or the total of an order isn't as requested, with a text for the customer.
    case details(String)
    /// The order with this number is shipped, so it can't be canceled.
    case cancellation(Int)
    /// Other accounts have the values of these fields.
    case registration([Registration.Field])
    /// The wishlist's product is no longer sold. The reason distinguishes the response from a gateway's `404`.
    case wishlist(StoreProduct.ID)

    var status: HTTPResponse.Status {
        switch self {
        case .cart, .order, .details, .cancellation, .registration: .conflict
        case .wishlist: .notFound
        }
    }

    private enum CodingKeys: String, CodingKey { case message, products, reason, id, quantity, price, fields }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .cart(let line):
            try container.encode(Self.message(line), forKey: .message)
            try Self.encode(line, hasPrice: false, to: &container)
        case .wishlist(let id):
            try container.encode("Product with id '\(id)' not found", forKey: .message)
            try container.encode(Reason.gone, forKey: .reason)
            try container.encode(id, forKey: .id)
            try container.encode(0, forKey: .quantity)
        case .registration(let fields):
            try container.encode("There is an account with this \(fields[0].rawValue)", forKey: .message)
            try container.encode(fields, forKey: .fields)
        case .details(let message):
            try container.encode(message, forKey: .message)
            try container.encode("order", forKey: .reason)
        case .cancellation(let id):
            try container.encode("Order with id '\(id)' is already on its way", forKey: .message)
            try container.encode("order", forKey: .reason)
        case .order(let lines):
            try container.encode("Some items aren't available as ordered", forKey: .message)
            var list = container.nestedUnkeyedContainer(forKey: .products)
            for line in lines {
                var container = list.nestedContainer(keyedBy: CodingKeys.self)
                try Self.encode(line, hasPrice: true, to: &container)
            }
        }
    }

    private static func encode(
        _ line: Line, hasPrice: Bool, to container: inout KeyedEncodingContainer<CodingKeys>
    ) throws {
        try container.encode(line.reason, forKey: .reason)
        try container.encode(line.product, forKey: .id)
        try container.encode(line.quantity, forKey: .quantity)
        if hasPrice { try container.encode(Decimal(hundredths: line.price), forKey: .price) }
    }

    private static func message(_ line: Line) -> String {
        switch line.reason {
        case .stock, .price: "Product with id '\(line.product)' is not available in this quantity"
        case .minimum: "The minimum quantity of product with id '\(line.product)' is \(line.quantity)"
        case .gone: "Product with id '\(line.product)' is no longer available"
        }
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        try PrivateResponse(self, status: status).response(from: request, context: context)
    }
}
