import Model

/// A kind of conflict, by its name.
struct StoredConflictKind: StoredFormat {
    private struct Quantities: Codable {
        var from: Int?
        var to: Int?
    }

    private struct Number: Codable {
        var _0: Int?
    }

    private struct Lines: Codable {
        var _0: [StoredRefusedLine]?
    }

    private struct Words: Codable {
        var _0: String?
    }

    private var lowered: Quantities?
    private var raised: Quantities?
    private var soldOut: StoredName?
    private var gone: StoredName?
    private var orderRefused: Lines?
    private var orderNotAccepted: Words?
    private var cancellationRefused: Number?
    private var wishRefused: StoredName?
    private var profileRefused: Words?
    private var refused: Words?

    init(storing kind: OutboxConflictKind) {
        switch kind {
        case .lowered(let from, let to): lowered = Quantities(from: from, to: to)
        case .raised(let from, let to): raised = Quantities(from: from, to: to)
        case .soldOut: soldOut = StoredName()
        case .gone: gone = StoredName()
        case .orderRefused(let lines): orderRefused = Lines(_0: [StoredRefusedLine](storing: lines))
        case .orderNotAccepted(let words): orderNotAccepted = Words(_0: words)
        case .cancellationRefused(let id): cancellationRefused = Number(_0: id.rawValue)
        case .wishRefused: wishRefused = StoredName()
        case .profileRefused(let words): profileRefused = Words(_0: words)
        case .refused(let words): refused = Words(_0: words)
        }
    }

    func value() throws -> OutboxConflictKind {
        if let lowered {
            return .lowered(from: try lowered.from.required("from"), to: try lowered.to.required("to"))
        }
        if let raised { return .raised(from: try raised.from.required("from"), to: try raised.to.required("to")) }
        if soldOut != nil { return .soldOut }
        if gone != nil { return .gone }
        if let orderRefused { return .orderRefused(try orderRefused._0.required("lines").value()) }
        if let orderNotAccepted { return .orderNotAccepted(try orderNotAccepted._0.required("message")) }
        if let cancellationRefused {
            return .cancellationRefused(Order.ID(rawValue: try cancellationRefused._0.required("order")))
        }
        if wishRefused != nil { return .wishRefused }
        if let profileRefused { return .profileRefused(profileRefused._0) }
        return .refused(try refused.required("kind")._0)
    }
}

/// The name of a case without values: `{}`.
struct StoredName: Codable {}

struct StoredRefusedLine: StoredFormat {
    private struct Reason: Codable {
        struct Number: Codable {
            var _0: Int?
        }

        struct Price: Codable {
            var _0: StoredMoney?
        }

        var stock: Number?
        var minimum: Number?
        var gone: StoredName?
        var price: Price?

        func value() throws -> RefusedOrderLine.Reason {
            if let stock { return .stock(try stock._0.required("stock")) }
            if let minimum { return .minimum(try minimum._0.required("minimum")) }
            if gone != nil { return .gone }
            return .price(try (price?._0).required("reason").value())
        }
    }

    private var product: Int?
    private var title: String?
    private var reason: Reason?

    init(storing line: RefusedOrderLine) {
        (product, title) = (line.product.rawValue, line.title)
        reason =
            switch line.reason {
            case .stock(let number): Reason(stock: .init(_0: number))
            case .minimum(let number): Reason(minimum: .init(_0: number))
            case .gone: Reason(gone: StoredName())
            case .price(let price): Reason(price: .init(_0: StoredMoney(storing: price)))
            }
    }

    func value() throws -> RefusedOrderLine {
        RefusedOrderLine(
            product: Product.ID(rawValue: try product.required("product")), title: try title.required("title"),
            reason: try reason.required("reason").value())
    }
}
