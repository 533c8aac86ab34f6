/// Which products have changed, and in which order: each once, by its last change.
struct ChangeLog: Sendable, Codable {
    private(set) var last = 0
    /// The number of the last change of each product that has ever changed.
    private(set) var numbers: [StoreProduct.ID: Int] = [:]

    mutating func note(_ id: StoreProduct.ID) {
        last &+= 1
        numbers[id] = last
    }
}
