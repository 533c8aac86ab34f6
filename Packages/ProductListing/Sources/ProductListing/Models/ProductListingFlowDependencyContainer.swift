/// The dependencies of the listing's flow: those of its screens, and the exit handler.
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
