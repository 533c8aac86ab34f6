/// Where the next page of a search begins: behind a product, wherever that stands by then.
public struct SearchCursor: Hashable, Sendable {
    /// How many products come before.
    public var offset: Int
    /// The last product before.
    public var last: ProductSummary
    /// How well that one fits, the best lowest; nil in any other order than that of relevance.
    public var rank: Double?
    /// The first candidates are ranked among themselves, then those behind this number, and so on.
    public var block: Int

    /// The place behind a product.
    public init(offset: Int, last: ProductSummary, rank: Double? = nil, block: Int = 0) {
        self.offset = offset
        self.last = last
        self.rank = rank
        self.block = block
    }
}
