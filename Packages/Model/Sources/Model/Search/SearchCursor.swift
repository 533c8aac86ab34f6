/// Where the next page of a search begins: behind a product, whatever comes and goes in the catalogue.
public struct SearchCursor: Hashable, Sendable {
    /// How many products come before.
    public var offset: Int
    /// The last product before.
    public var last: ProductSummary
    /// How well that one fits, the best lowest; nil in any other order than that of relevance.
    public var rank: Double?
    /// The numbers of the products that are ranked among themselves; those behind them follow. Nil where there are no ranks.
    public var block: ClosedRange<Int>?

    /// The place behind a product.
    public init(offset: Int, last: ProductSummary, rank: Double? = nil, block: ClosedRange<Int>? = nil) {
        self.offset = offset
        self.last = last
        self.rank = rank
        self.block = block
    }
}
