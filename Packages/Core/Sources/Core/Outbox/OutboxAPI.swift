import Foundation
import HTTPTypes
import Model

/// The requests that send a user's changes, and those that load the user's state.
struct OutboxAPI: Sendable {
    private let address: APIAddress
    let user: User.ID

    init(api: URL, user: User.ID) {
        address = APIAddress(api)
        self.user = user
    }

    /// The base of relative addresses in a response.
    var base: URL { address.base }

    var cart: APIRequest { read(["carts", "user", "\(user)"]) }

    var wishes: APIRequest { read(["users", "\(user)", "wishlist"]) }

    var profile: APIRequest { read(["auth", "me"]) }

    func setLine(_ product: Product.ID, quantity: Int, cart: Int, key: UUID) throws -> APIRequest {
        let body = CartBody(merge: true, products: [.init(id: product.rawValue, quantity: quantity)])
        return write(.put, ["carts", "\(cart)"], try WireEncoder.encode(body), key)
    }

    func setWish(_ product: Product.ID, isOn: Bool, key: UUID) -> APIRequest {
        write(isOn ? .put : .delete, ["users", "\(user)", "wishlist", "\(product)"], nil, key)
    }

    func place(_ lines: [OrderLine], key: UUID) throws -> APIRequest {
        let products = lines.map { line in
            OrderBody.Line(id: line.product.rawValue, quantity: line.quantity, price: line.unitPrice.decimal)
        }
        return write(.post, ["orders"], try WireEncoder.encode(OrderBody(products: products)), key)
    }

    func change(_ fields: ProfileChange, key: UUID) throws -> APIRequest {
        write(.patch, ["users", "\(user)"], try WireEncoder.encode(fields), key)
    }

    /// Returns the request that makes the change of an entry.
    func request(for entry: OutboxEntry, cart: Int) throws(ServiceError) -> APIRequest {
        do {
            return switch entry.change {
            case .bagSet(let id, let quantity, _): try setLine(id, quantity: quantity, cart: cart, key: entry.key)
            case .wishlistSet(let id, let isOn): setWish(id, isOn: isOn, key: entry.key)
            case .placeOrder(let lines): try place(lines, key: entry.key)
            case .profileChange(let fields): try change(fields, key: entry.key)
            }
        } catch {
            throw error as? ServiceError ?? .storage("\(error)")
        }
    }

    /// Returns the request for a part of the user's state.
    func request(for pull: OutboxPull) -> APIRequest {
        switch pull {
        case .bag: cart
        case .wishlist: wishes
        case .profile: profile
        }
    }

    private func read(_ path: [String]) -> APIRequest {
        APIRequest(url: address.url(path), headers: .json)
    }

    private func write(_ method: HTTPRequest.Method, _ path: [String], _ body: Data?, _ key: UUID) -> APIRequest {
        var request = APIRequest(
            method: method, url: address.url(path), headers: body == nil ? .json : .jsonBody, body: body)
        request.idempotencyKey = key.uuidString.lowercased()
        return request
    }
}

private struct CartBody: Encodable {
    struct Line: Encodable {
        let id: Int
        let quantity: Int
    }

    let merge: Bool
    let products: [Line]
}

private struct OrderBody: Encodable {
    struct Line: Encodable {
        let id: Int
        let quantity: Int
        let price: Decimal
    }

    let products: [Line]
}

extension Money {
    /// The amount in the currency's whole units, exactly.
    fileprivate var decimal: Decimal {
        Decimal(
            sign: minorUnits < 0 ? .minus : .plus, exponent: -currency.fractionDigits,
            significand: Decimal(minorUnits.magnitude))
    }
}

/// A user's cart in the API's format.
struct CartDTO: Decodable, Hashable {
    struct Line: Decodable, Hashable {
        let product: Product.ID
        let quantity: Int

        private enum CodingKeys: CodingKey {
            case id, quantity
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            product = Product.ID(rawValue: try container.identifier(.id))
            quantity = try container.required(Int.self, .quantity)
            guard quantity > 0 else {
                throw WireProblem(container.codingPath, at: CodingKeys.quantity, "it is less than 1")
            }
        }
    }

    let id: Int
    /// The number of changes of the cart. A server that doesn't store carts has none, and its response can't be used.
    let revision: Int
    /// The lines, one for each product.
    let lines: [Line]

    private enum CodingKeys: CodingKey {
        case id, revision, products
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.identifier(.id)
        revision = try container.required(Int.self, .revision)
        var known: Set<Product.ID> = []
        lines = try container.required([Line].self, .products).filter { known.insert($0.product).inserted }
    }
}

/// The carts of a user. A server that stores carts has one for each user.
struct CartListDTO: Decodable {
    let carts: [CartDTO]
}

/// A user's wishlist in the API's format, latest first.
struct WishesDTO: Decodable, Hashable {
    /// Each product once.
    let products: [Product.ID]
    /// The number of changes of the wishlist. A server that doesn't store wishlists has none.
    let revision: Int

    private enum CodingKeys: CodingKey {
        case products, revision
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        revision = try container.required(Int.self, .revision)
        var known: Set<Product.ID> = []
        products = try container.required([Int].self, .products).filter { $0 >= 0 }.map(Product.ID.init(rawValue:))
            .filter { known.insert($0).inserted }
    }
}

/// The rejection of a change by the server.
struct RefusalDTO: Hashable, Sendable {
    enum Reason: String, Decodable, Hashable {
        case stock, minimum, gone, price
    }

    /// A rejected product.
    struct Line: Hashable, Sendable {
        let product: Product.ID
        let reason: Reason
        /// The available quantity.
        let quantity: Int?
        /// The current price.
        let price: Money?
    }

    let status: Int
    let message: String?
    let lines: [Line]

    var hasReason: Bool { !lines.isEmpty }

    /// Reads the body leniently: a part that can't be read is left out.
    init(_ response: APIResponse) {
        status = response.status
        let answer = try? WireDecoder.decode(Answer.self, from: response.body)
        message = answer?.message
        lines = answer?.lines ?? []
    }

    init(status: Int, message: String?, lines: [Line]) {
        self.status = status
        self.message = message
        self.lines = lines
    }
}

extension RefusalDTO {
    fileprivate struct Answer: Decodable {
        let message: String?
        let lines: [Line]

        private enum CodingKeys: CodingKey {
            case message, products, reason
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let words = container.lenient(String.self, .message) ?? ""
            message = words.isEmpty ? nil : String(words.prefix(300))
            // The rejection of a cart has one line, on the same level as the message.
            let own = container.lenient(Reason.self, .reason) == nil ? nil : try? Line(from: decoder)
            lines = own.map { [$0] } ?? container.lenientList(of: Line.self, .products)
        }
    }
}

extension RefusalDTO.Line: Decodable {
    private enum CodingKeys: CodingKey {
        case id, reason, quantity, price
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        product = Product.ID(rawValue: try container.identifier(.id))
        reason = try container.required(RefusalDTO.Reason.self, .reason)
        quantity = container.lenient(Int.self, .quantity).map { max($0, 0) }
        price = try? container.money(.price)
    }
}
