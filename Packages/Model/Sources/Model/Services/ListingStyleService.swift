/// How one likes lists of products laid out.
public protocol ListingStyleService: Sendable {
    /// The choice as it is, then every change.
    func listingStyle() -> AsyncStream<ListingStyle>

    func setListingStyle(_ style: ListingStyle) async throws(ServiceError)
}
