/// The layout of a product list.
public enum ListingStyle: String, CaseIterable, Hashable, Codable, Sendable {
    /// Cards side by side, with large pictures.
    case grid
    /// One row for each product.
    case list
}

/// Stores the user's layout of product lists.
public protocol ListingStyleService: Sendable {
    /// Returns a stream of the layout, followed by every change.
    func listingStyle() -> AsyncStream<ListingStyle>

    /// Stores a layout. Throws only if the store fails.
    func setListingStyle(_ style: ListingStyle) async throws(ServiceError)
}
