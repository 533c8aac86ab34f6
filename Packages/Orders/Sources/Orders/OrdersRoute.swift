public import Model
public import SharedUI

/// The screens of the user's orders, reviews and saved items.
public enum OrdersRoute: Hashable, Codable, Sendable {
    /// The user's orders with one of the statuses. Without statuses, all orders.
    case orders(status: [OrderStatus] = [])
    /// One of the user's orders.
    case order(Order.ID)
    /// The reviews that the user wrote.
    case ownReviews
    /// The items that the user has saved for later.
    case savedItems
}

extension OrdersRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: OrdersFlowViewModel) -> some View {
        switch self {
        case .orders(let status): OrdersView(viewModel: flow.makeOrdersViewModel(status: status))
        case .order(let id): OrderView(viewModel: flow.makeOrderViewModel(id))
        case .ownReviews: OwnReviewsView(viewModel: flow.makeOwnReviewsViewModel())
        case .savedItems: SavedItemsView(viewModel: flow.makeSavedItemsViewModel())
        }
    }
}

extension OrdersFlowViewModel: RootedFlow {
    public var root: OrdersRoute { .orders() }
    public func screen(_ route: OrdersRoute) -> some View { route.destination(self) }
    public var accessory: some View { UndoBar(undo) }
}

/// The standalone flow, which begins with the orders.
public typealias OrdersFlowView = FlowView<OrdersFlowViewModel>
