/// What came out instead of what the user wanted.
public enum OutboxConflictKind: Hashable, Codable, Sendable {
    /// The bag has fewer of a product than were put in: there are no more.
    case lowered(from: Int, to: Int)
    /// The bag has more of a product than were put in: fewer are not sold.
    case raised(from: Int, to: Int)
    /// A product has left the bag, because nothing is left of it.
    case soldOut
    /// A product has left the bag, because the shop sells it no more.
    case gone
    /// An order was not taken. What can still be had of it is in the bag again.
    case orderRefused([RefusedOrderLine])
    /// A product can't be wished for, because the shop has it no more.
    case wishRefused
    /// The user's name or address was not taken; with the server's own words.
    case profileRefused(String?)
    /// The server did not take a change, for a reason that the app does not know; with the server's own words.
    case refused(String?)
}
