public import FlowKit
public import Model

/// The requirements of the brochures' flow view and destinations.
@MainActor
public protocol BrochuresFlowViewModelProtocol: FlowViewModelProtocol where Route == BrochuresRoute {
    associatedtype BrochuresScreen: BrochuresViewModelProtocol
    associatedtype BrochureScreen: BrochureViewModelProtocol
    func makeBrochuresViewModel() -> BrochuresScreen
    /// Returns the view model of a brochure. It opens at the page, counted from 1; `nil` opens the first.
    func makeBrochureViewModel(_ id: Brochure.ID, page: Int?) -> BrochureScreen
}

/// The view model of the brochures' flow.
@MainActor
public final class BrochuresFlowViewModel: BrochuresFlowViewModelProtocol {
    public let router: Router<BrochuresRoute>
    private let dependencies: BrochuresFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: BrochuresFlowDependencyContainer, router: Router<BrochuresRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<BrochuresRoute>) -> BrochuresFlowViewModel {
        BrochuresFlowViewModel(dependencies, router: router)
    }

    public func makeBrochuresViewModel() -> BrochuresViewModel { BrochuresViewModel(dependencies.brochures) }

    public func makeBrochureViewModel(_ id: Brochure.ID, page: Int? = nil) -> BrochureViewModel {
        BrochureViewModel(id, page: page, dependencies.brochures, exit: dependencies.exit)
    }
}
