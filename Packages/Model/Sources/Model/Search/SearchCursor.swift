/// The start of the next page of a search: after a product, even if the catalog has changed.
public struct SearchCursor: Hashable, Sendable {
    /// The number of preceding products.
    public var offset: Int
    /// The last preceding product.
    public var last: ProductSummary
    /// The rank of that product, lower is better. `nil` for sort orders other than relevance.
    public var rank: Double?
    /// The range of products that are ranked together. `nil` if there are no ranks.
    public var block: ClosedRange<Int>?

    /// Creates a cursor after a product.
    public init(offset: Int, last: ProductSummary, rank: Double? = nil, block: ClosedRange<Int>? = nil) {
        self.offset = offset
        self.last = last
        self.rank = rank
        self.block = block
    }
}
