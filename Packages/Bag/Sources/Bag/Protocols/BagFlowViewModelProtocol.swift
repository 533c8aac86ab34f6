public import FlowKit

/// The requirements of the bag's flow view and destinations.
@MainActor
public protocol BagFlowViewModelProtocol: FlowViewModelProtocol where Route == BagRoute {
    associatedtype BagScreen: BagViewModelProtocol
    func makeBagViewModel() -> BagScreen
}
