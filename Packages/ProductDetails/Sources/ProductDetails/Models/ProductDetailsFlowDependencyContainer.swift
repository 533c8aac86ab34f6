/// What the flow of a product's page needs: what its screens need, and where its exits lead.
public struct ProductDetailsFlowDependencyContainer: Sendable {
    let productDetails: ProductDetailsDependencyContainer
    let exit: @MainActor @Sendable (ProductDetailsExit) -> Void

    public init(
        productDetails: ProductDetailsDependencyContainer,
        exit: @escaping @MainActor @Sendable (ProductDetailsExit) -> Void
    ) {
        self.productDetails = productDetails
        self.exit = exit
    }
}
