/// The layout of a product list.
public enum ListingStyle: String, CaseIterable, Hashable, Codable, Sendable {
    /// Cards side by side, with large pictures.
    case grid
    /// One row for each product.
    case list
}
