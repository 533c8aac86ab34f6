import Model

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
    /// A Boolean value that indicates whether an order was rejected for its voucher or total. The message is for the user.
    var concernsOrder = false

    var hasReason: Bool { !lines.isEmpty || concernsOrder }
}

extension RefusalDTO {
    /// Reads the body leniently: a part that can't be read is left out.
    init(_ response: APIResponse) {
        status = response.status
        let content = try? WireDecoder.decode(Content.self, from: response.body)
        message = content?.message
        lines = content?.lines ?? []
        concernsOrder = content?.concernsOrder ?? false
    }

    fileprivate struct Content: Decodable {
        let message: String?
        let lines: [Line]
        let concernsOrder: Bool

        private enum CodingKeys: CodingKey {
            case message, products, reason
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let words = container.lenient(String.self, .message) ?? ""
            message = words.isEmpty ? nil : String(words.prefix(300))
            // The rejection of a cart has one line, on the same level as the message.
            let own = container.lenient(Reason.self, .reason) == nil ? nil : try? Line(from: decoder)
            concernsOrder = container.lenient(String.self, .reason) == "order"
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
