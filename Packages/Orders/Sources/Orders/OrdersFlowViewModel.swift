public import FlowKit
public import Model

/// The view model of the flow of the user's orders, reviews and saved items.
@MainActor
public final class OrdersFlowViewModel: FlowViewModelProtocol {
    public let router: Router<OrdersRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: OrdersDependencyContainer
    private let exit: @MainActor @Sendable (OrdersExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: OrdersDependencyContainer, router: Router<OrdersRoute>? = nil,
        exit: @escaping @MainActor @Sendable (OrdersExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
        undo = dependencies.undo ?? UndoOffer(clock: dependencies.clock)
    }

    public func presented(with router: Router<OrdersRoute>) -> OrdersFlowViewModel {
        OrdersFlowViewModel(dependencies, router: router, exit: exit)
    }

    /// - Parameter status: The statuses of the orders to show. Without statuses, all orders are shown.
    public func makeOrdersViewModel(status: [OrderStatus] = []) -> OrdersViewModel {
        OrdersViewModel(
            status: status, dependencies.orders, session: dependencies.session,
            reachability: dependencies.reachability, router: router, exit: exit)
    }

    public func makeOrderViewModel(_ id: Order.ID) -> OrderViewModel {
        let container = OrderDependencyContainer(
            orders: dependencies.orders, orderAgain: dependencies.orderAgain, session: dependencies.session,
            reachability: dependencies.reachability, flags: dependencies.flags, webURLs: dependencies.webURLs)
        return OrderViewModel(id, container, router: router, exit: exit)
    }

    public func makeOwnReviewsViewModel() -> OwnReviewsViewModel {
        OwnReviewsViewModel(
            dependencies.ownReviews, session: dependencies.session, reachability: dependencies.reachability,
            router: router, exit: exit)
    }

    public func makeSavedItemsViewModel() -> SavedItemsViewModel {
        SavedItemsViewModel(
            dependencies.savedItems, undo: undo, analytics: dependencies.analytics, router: router, exit: exit)
    }
}

/// Destinations outside the orders.
public enum OrdersExit: Hashable, Sendable {
    /// Opens a product's page, from an order, a review or a saved item.
    case product(Product.ID)
    /// Opens the shop's products, if there are no orders or saved items yet.
    case shop
    /// Opens the bag, after the products of an order were added to it.
    case bag
    /// Presents sign-in. The screens observe the session.
    case signIn
    /// Opens a page of the shop's website.
    case page(ShopPage)
}
