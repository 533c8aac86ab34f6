public import FlowKit
public import Model

/// What the brochures' flow view and destinations ask for.
@MainActor
public protocol BrochuresFlowViewModelProtocol: FlowViewModelProtocol where Route == BrochuresRoute {
    associatedtype BrochuresScreen: BrochuresViewModelProtocol
    associatedtype BrochureScreen: BrochureViewModelProtocol
    func makeBrochuresViewModel() -> BrochuresScreen
    func makeBrochureViewModel(_ id: Brochure.ID) -> BrochureScreen
}
