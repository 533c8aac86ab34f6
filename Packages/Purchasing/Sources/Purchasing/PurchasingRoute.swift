public import SharedUI

/// Purchasing's screens.
public enum PurchasingRoute: Hashable, Codable, Sendable {
    /// The form for many products at once.
    case quickOrder
    /// The products of earlier orders.
    case buyAgain
}

extension PurchasingRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: PurchasingFlowViewModel) -> some View {
        switch self {
        case .quickOrder: QuickOrderView(viewModel: flow.makeQuickOrderViewModel())
        case .buyAgain: BuyAgainView(viewModel: flow.makeBuyAgainViewModel())
        }
    }
}

extension PurchasingFlowViewModel: RootedFlow {
    public var root: PurchasingRoute { .quickOrder }
    public func screen(_ route: PurchasingRoute) -> some View { route.destination(self) }
    public var accessory: some View { UndoBar(undo) }
}

/// The standalone flow of purchasing.
public typealias PurchasingFlowView = FlowView<PurchasingFlowViewModel>
