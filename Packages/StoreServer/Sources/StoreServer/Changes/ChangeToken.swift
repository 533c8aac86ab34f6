/// A place in the order of all changes: after the change of that number, or before any change and after that product.
struct ChangeToken: Hashable {
    var change = 0
    var product = 0

    init() {}

    /// - Returns: Nil for what this store, with this memory, has not given.
    init?(_ text: String, epoch: String, last: Int) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == epoch, let change = Int(parts[1]), let product = Int(parts[2]),
            (0...last).contains(change)
        else { return nil }
        self.change = change
        self.product = product
    }

    func text(epoch: String) -> String { "\(epoch).\(change).\(product)" }
}
