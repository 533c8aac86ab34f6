public import Foundation

#if canImport(Darwin)
    // `LocalizedStringResource` is Foundation's.
    import FlowKit
#else
    public import FlowKit
#endif

/// A conflict between a change of the user and the server's state, to show to the user.
public struct OutboxConflict: Identifiable, Hashable, Sendable {
    /// The identifier of a conflict on this device.
    public typealias ID = Identifier<OutboxConflict, Int>

    /// The conflict's identifier.
    public let id: ID
    /// The kind of conflict.
    public let kind: OutboxConflictKind
    /// The affected product. `nil` if there is none, or more than one.
    public let product: Product.ID?
    /// The product's title, if it is stored.
    public let productTitle: String?
    /// The date on which the device received the conflict.
    public let date: Date

    /// Creates a conflict.
    public init(id: ID, kind: OutboxConflictKind, product: Product.ID?, productTitle: String?, date: Date) {
        self.id = id
        self.kind = kind
        self.product = product
        self.productTitle = productTitle
        self.date = date
    }

    /// The title to show to the user.
    public var title: LocalizedStringResource { kind.title }

    /// The text to show to the user.
    public var text: LocalizedStringResource { kind.text(about: productTitle) }
}

/// A kind of conflict.
public enum OutboxConflictKind: Hashable, Sendable {
    /// The quantity of a product in the bag was lowered to the available stock.
    case lowered(from: Int, to: Int)
    /// The quantity of a product in the bag was raised to the minimum.
    case raised(from: Int, to: Int)
    /// A product was removed from the bag, because it is sold out.
    case soldOut
    /// A product was removed from the bag, because it is no longer available.
    case gone
    /// An order was rejected. The lines that are still available are back in the bag.
    case orderRefused([RefusedOrderLine])
    /// An order was rejected for its voucher or total, with the server's message. Its lines are back in the bag.
    case orderNotAccepted(String)
    /// An order wasn't canceled, probably because it is shipped.
    case cancellationRefused(Order.ID)
    /// A product was removed from the wishlist, because it is no longer available.
    case wishRefused
    /// A profile change was rejected, with the server's message.
    case profileRefused(String?)
    /// A change was rejected for an unknown reason, with the server's message.
    case refused(String?)
}

extension OutboxConflictKind {
    var title: LocalizedStringResource {
        switch self {
        case .lowered, .raised: "Quantity changed"
        case .soldOut: "Sold out"
        case .gone, .wishRefused: "No longer available"
        case .orderRefused, .orderNotAccepted: "Order not placed"
        case .cancellationRefused: "Order not canceled"
        case .profileRefused: "Profile not changed"
        case .refused: "Change not saved"
        }
    }

    func text(about product: String?) -> LocalizedStringResource {
        let name: LocalizedStringResource = product.map { "\($0)" } ?? "A product"
        return switch self {
        case .lowered(let from, let to):
            "\(localized: name): only \(to) left. Your bag now has \(to) instead of \(from)."
        case .raised(let from, let to):
            "\(localized: name) is sold in larger quantities. Your bag now has \(to) instead of \(from)."
        case .soldOut: "\(localized: name) is sold out and was removed from your bag."
        case .gone: "\(localized: name) is no longer available and was removed from your bag."
        case .wishRefused: "\(localized: name) is no longer available and was removed from your wishlist."
        case .orderRefused(let lines):
            lines.reversed().reduce("Items that are still available are back in your bag.") { text, line in
                "\(localized: line.text) \(localized: text)"
            }
        case .orderNotAccepted(let words): "\(words) Your items are back in your bag."
        case .cancellationRefused(let id):
            "The shop couldn't cancel your order \(id.description). It may be on its way already."
        case .profileRefused(let words):
            words.map { "\($0)" } ?? "The shop didn't accept your new name or email address."
        case .refused(let words): words.map { "\($0)" } ?? "The shop didn't accept one of your changes."
        }
    }
}
