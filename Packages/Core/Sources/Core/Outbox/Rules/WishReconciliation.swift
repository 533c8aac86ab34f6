import Model

/// What the wishlist is to be when the server has said what it holds.
///
/// The server's products are the truth, with the hearts that it has not answered yet. Those stand on top; then what is new
/// from the server, in its order; then what was on the list here.
struct WishReconciliation {
    /// What the server holds, the newest first.
    var server: [Product.ID]
    /// What is not answered yet, in its order.
    var queue: [OutboxChange] = []
    /// What is on the list on this device, the newest first.
    var local: [Product.ID] = []

    /// What the list is to hold, the newest first.
    func list() -> [Product.ID] {
        var held = Set(server)
        var wanted: [Product.ID] = []
        for case .wishlistSet(let id, let isOn) in queue {
            wanted.removeAll { $0 == id }
            if isOn {
                held.insert(id)
                wanted.insert(id, at: 0)
            } else {
                held.remove(id)
            }
        }
        let (here, queued) = (Set(local), Set(wanted))
        let order =
            wanted.filter { !here.contains($0) } + local.filter(queued.contains)
            + server.filter { !here.contains($0) } + local
        var known: Set<Product.ID> = []
        return order.filter { held.contains($0) && known.insert($0).inserted }
    }
}
