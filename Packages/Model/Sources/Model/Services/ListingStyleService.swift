/// How one likes lists of products laid out.
public protocol ListingStyleService: Sendable {
    /// The choice as it is, then every change.
    func listingStyle() -> AsyncStream<ListingStyle>

    /// Keeps another choice. Fails only when the device can't store it.
    func setListingStyle(_ style: ListingStyle) async throws(ServiceError)
}
