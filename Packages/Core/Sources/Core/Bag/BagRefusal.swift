import Model

/// The new quantity of a line of the bag that the server rejected.
struct BagRefusal: Hashable {
    /// The quantity; 0 removes the line.
    let quantity: Int
    /// The message to the user.
    let kind: OutboxConflictKind
    /// A Boolean value that indicates whether the server has to receive the quantity.
    let isSent: Bool

    /// Takes the quantity that the server offers. A rejected correction removes the line, because the server would reject
    /// any quantity. Returns `nil` for a rejection without a reason: the server's bag has to be loaded.
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
        isSent = !isCorrection
    }
}
