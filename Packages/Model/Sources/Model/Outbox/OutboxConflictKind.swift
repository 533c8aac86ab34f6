/// A kind of conflict.
public enum OutboxConflictKind: Hashable, Codable, Sendable {
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
    /// A product was removed from the wishlist, because it is no longer available.
    case wishRefused
    /// A profile change was rejected, with the server's message.
    case profileRefused(String?)
    /// A change was rejected for an unknown reason, with the server's message.
    case refused(String?)
}
