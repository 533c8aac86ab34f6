/// What the listing's flow needs: what its screens need, and where its exits lead.
public struct ProductListingFlowDependencyContainer: Sendable {
    let productListing: ProductListingDependencyContainer
    let exit: @MainActor @Sendable (ProductListingExit) -> Void

    public init(
        productListing: ProductListingDependencyContainer,
        exit: @escaping @MainActor @Sendable (ProductListingExit) -> Void
    ) {
        self.productListing = productListing
        self.exit = exit
    }
}
