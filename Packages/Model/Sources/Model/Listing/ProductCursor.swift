/// Where the next page of a list of products begins.
///
/// It knows the place by number, for a source that counts, and by the last item, for one that compares (a keyset).
public struct ProductCursor: Hashable, Sendable {
    /// How many items of the source come before.
    public var offset: Int
    /// The last item before.
    public var last: ProductSummary

    /// The place behind an item.
    public init(offset: Int, last: ProductSummary) {
        self.offset = offset
        self.last = last
    }
}
