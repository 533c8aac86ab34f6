/// The start of the next page in a product list.
///
/// It contains the offset, for sources with offset paging, and the last item, for sources with keyset paging.
public struct ProductCursor: Hashable, Sendable {
    /// The number of preceding items.
    public var offset: Int
    /// The last preceding item.
    public var last: ProductSummary

    /// Creates a cursor after an item.
    public init(offset: Int, last: ProductSummary) {
        self.offset = offset
        self.last = last
    }
}
