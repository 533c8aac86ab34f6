public import FlowKit
public import Model

/// The requirements of the brochures' flow view and destinations.
@MainActor
public protocol BrochuresFlowViewModelProtocol: FlowViewModelProtocol where Route == BrochuresRoute {
    associatedtype BrochuresScreen: BrochuresViewModelProtocol
    associatedtype BrochureScreen: BrochureViewModelProtocol
    func makeBrochuresViewModel() -> BrochuresScreen
    func makeBrochureViewModel(_ id: Brochure.ID) -> BrochureScreen
}
