/// The dependencies of the product flow: those of its screens, and the exit handler.
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
