extension OutboxConflictKind {
    var title: String {
        switch self {
        case .lowered, .raised: "Quantity changed"
        case .soldOut: "Sold out"
        case .gone, .wishRefused: "No longer available"
        case .orderRefused: "Order not placed"
        case .profileRefused: "Profile not changed"
        case .refused: "Change not saved"
        }
    }

    func text(about product: String?) -> String {
        let name = product ?? "A product"
        return switch self {
        case .lowered(let from, let to): "\(name): there are only \(to). Your bag has \(to) instead of \(from)."
        case .raised(let from, let to): "\(name) is sold in larger quantities. Your bag has \(to) instead of \(from)."
        case .soldOut: "\(name) is sold out and has left your bag."
        case .gone: "\(name) is not sold any more and has left your bag."
        case .wishRefused: "\(name) is not sold any more and has left your wishlist."
        case .orderRefused(let lines):
            (lines.map(\.description) + ["What can be ordered is in your bag again."]).joined(separator: " ")
        case .profileRefused(let words): words ?? "The shop did not take the new name or address."
        case .refused(let words): words ?? "The shop did not take a change."
        }
    }
}
