import Model

/// What becomes of a line of the bag that the server has refused.
struct BagRefusal: Hashable {
    /// What the line is to hold now; 0 when it leaves the bag.
    let quantity: Int
    /// What the user is told.
    let kind: OutboxConflictKind
    /// Whether the server has to be told the new quantity.
    let isTold: Bool

    /// Rules: what could be had instead, is taken. What follows from a refusal and is refused again, leaves the bag: two
    /// rounds are enough to see that the server will take nothing. A refusal without a reason is the server's: how the
    /// bag is, it has to say itself (nil).
    init?(of asked: Int, isCorrection: Bool, by refusal: RefusalDTO, about id: Product.ID) {
        guard let line = refusal.lines.first(where: { $0.product == id }) ?? refusal.lines.first else { return nil }
        let offered = line.quantity ?? 0
        switch line.reason {
        case .gone:
            (quantity, kind) = (0, .gone)
        case .stock where !isCorrection && offered > 0 && offered < asked:
            (quantity, kind) = (offered, .lowered(from: asked, to: offered))
        case .minimum where !isCorrection && offered > asked:
            (quantity, kind) = (offered, .raised(from: asked, to: offered))
        case .stock, .minimum, .price:
            (quantity, kind) = (0, .soldOut)
        }
        isTold = !isCorrection
    }
}
