import HTTPTypes

/// What a user wants to change.
enum StoreWrite: Sendable {
    case setCart([WantedLine], merges: Bool)
    case placeOrder([WantedLine])
    case wish(StoreProduct.ID)
    case unwish(StoreProduct.ID)
    case changeProfile(Profile)
    case review(StoreProduct.ID, rating: Int, comment: String)
    case markRead(String)
    case addDevice(String)
    case removeDevice(String)

    /// - Throws: A refusal with what can't be understood, or belongs to somebody else.
    init(
        _ resource: StoreResource, _ method: HTTPRequest.Method, _ body: JSONValue?, by user: StoreUser
    ) throws(Refusal) {
        switch resource {
        case .orders:
            let lines = try WantedLine.lines(
                try Self.object(body), 1...WantedLine.mostPieces, hasPrice: true)
            guard !lines.isEmpty else { throw .noProducts }
            self = .placeOrder(lines)
        case .cart(let id):
            try Self.check(id, user)
            let body = try Self.object(body)
            let merges: Bool
            switch body["merge"] {
            case nil: merges = false
            case .bool(let value): merges = value
            default: throw .badMerge
            }
            self = .setCart(try WantedLine.lines(body, 0...WantedLine.mostPieces, hasPrice: false), merges: merges)
        case .wish(let id, let product):
            try Self.check(id, user)
            let product = try Self.number(product)
            self = method == .delete ? .unwish(product) : .wish(product)
        case .profile(let id):
            try Self.check(id, user)
            self = .changeProfile(try Profile(try Self.object(body)))
        case .reviews(let id):
            let product = try Self.number(id)
            let (rating, comment) = try StoreReview.parse(try Self.object(body))
            self = .review(product, rating: rating, comment: comment)
        case .notification(let id):
            self = .markRead(id)
        case .device(let token):
            guard (1...200).contains(token.utf8.count), token.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
                throw .badDevice
            }
            self = method == .delete ? .removeDevice(token.lowercased()) : .addDevice(token.lowercased())
        default:
            throw .methods(resource.methods)
        }
    }

    private static func object(_ body: JSONValue?) throws(Refusal) -> JSONValue {
        guard let body else { throw .badBody }
        return body
    }

    private static func check(_ id: String, _ user: StoreUser) throws(Refusal) {
        guard id == String(user.id) else { throw .notYours }
    }

    private static func number(_ text: String) throws(Refusal) -> StoreProduct.ID {
        guard let id = Int(text), String(id) == text else { throw .unknownProduct(text) }
        return id
    }
}

extension StoreDraft {
    mutating func carryOut(_ write: StoreWrite, _ request: WriteRequest) throws(Refusal) -> StoreResponse {
        let user = request.user
        switch write {
        case .setCart(let lines, let merges):
            try setCart(of: user.id, lines, merges: merges)
            let (cart, writer) = (state[user.id].cart, CartWriter(baseURL: request.baseURL, catalogue: catalogue))
            return .privateJSON { writer.write(cart, of: user.id, to: &$0) }
        case .placeOrder(let lines):
            let order = try placeOrder(of: user.id, lines)
            return .privateJSON(status: .created) { OrderWriter(baseURL: request.baseURL).write(order, to: &$0) }
        case .wish(let id):
            guard product(id) != nil else { throw .goneProduct(id) }
            state[user.id].wishlist.add(id)
            return .privateJSON(state[user.id].wishlist.write(to:))
        case .unwish(let id):
            state[user.id].wishlist.remove(id)
            return .privateJSON(state[user.id].wishlist.write(to:))
        case .changeProfile(let profile):
            state[user.id].profile = profile.over(state[user.id].profile)
            let person = state[user.id].profile.applied(to: user)
            return .privateJSON { json in json.object { person.write(request.baseURL, to: &$0) } }
        case .review(let id, let rating, let comment):
            return .privateJSON(status: .created, try review(id, by: user, rating: rating, comment: comment).write(to:))
        case .markRead(let id):
            try markRead(id, of: user.id, first: request.firstNotifications)
            return .done
        case .addDevice(let token):
            addDevice(token, of: user.id)
            return .done
        case .removeDevice(let token):
            removeDevice(token, of: user.id)
            return .done
        }
    }
}
