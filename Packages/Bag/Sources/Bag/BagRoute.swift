public import SharedUI

/// The bag's screens.
public enum BagRoute: Hashable, Codable, Sendable {
    case bag
}

extension BagRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: BagFlowViewModel) -> some View {
        switch self {
        case .bag: BagView(viewModel: flow.makeBagViewModel())
        }
    }
}

extension BagFlowViewModel: RootedFlow {
    public var root: BagRoute { .bag }
    public func screen(_ route: BagRoute) -> some View { route.destination(self) }
    public var accessory: some View { UndoBar(undo) }
}

/// The standalone flow of the bag.
public typealias BagFlowView = FlowView<BagFlowViewModel>
