public import FlowKit

/// What the bag's flow view and destinations ask for.
@MainActor
public protocol BagFlowViewModelProtocol: FlowViewModelProtocol where Route == BagRoute {
    associatedtype BagScreen: BagViewModelProtocol
    func makeBagViewModel() -> BagScreen
}
