/// A kind of goods.
public struct StoreCategory: Sendable, Hashable {
    /// How URLs name it, as `mens-shirts`.
    public let slug: String
    /// How people call it.
    public let name: String
}
