public import FlowKit

/// The view model of the flow of the gift cards.
@MainActor
public final class GiftCardsFlowViewModel: FlowViewModelProtocol {
    public let router: Router<GiftCardsRoute>
    private let dependencies: GiftCardsDependencyContainer
    private let exit: @MainActor @Sendable (GiftCardsExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: GiftCardsDependencyContainer, router: Router<GiftCardsRoute>? = nil,
        exit: @escaping @MainActor @Sendable (GiftCardsExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<GiftCardsRoute>) -> GiftCardsFlowViewModel {
        GiftCardsFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeGiftCardsViewModel() -> GiftCardsViewModel {
        GiftCardsViewModel(dependencies.giftCards, reachability: dependencies.reachability, exit: exit)
    }
}

/// Destinations outside the feature.
public enum GiftCardsExit: Hashable, Sendable {
    /// Opens the shop's products.
    case shop
}
