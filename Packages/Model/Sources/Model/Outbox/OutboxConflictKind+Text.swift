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
        case .lowered(let from, let to): "\(name): only \(to) left. Your bag now has \(to) instead of \(from)."
        case .raised(let from, let to):
            "\(name) is sold in larger quantities. Your bag now has \(to) instead of \(from)."
        case .soldOut: "\(name) is sold out and was removed from your bag."
        case .gone: "\(name) is no longer available and was removed from your bag."
        case .wishRefused: "\(name) is no longer available and was removed from your wishlist."
        case .orderRefused(let lines):
            (lines.map(\.description) + ["Items that are still available are back in your bag."]).joined(separator: " ")
        case .profileRefused(let words): words ?? "The shop didn't accept your new name or email address."
        case .refused(let words): words ?? "The shop didn't accept one of your changes."
        }
    }
}
