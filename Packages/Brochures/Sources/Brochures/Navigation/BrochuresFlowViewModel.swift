public import FlowKit
public import Model

/// The way through the brochures' screens.
@MainActor
public final class BrochuresFlowViewModel: BrochuresFlowViewModelProtocol {
    public let router: Router<BrochuresRoute>
    private let dependencies: BrochuresFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: What the flow's screens need, and where its exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: BrochuresFlowDependencyContainer, router: Router<BrochuresRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeBrochuresViewModel() -> BrochuresViewModel {
        BrochuresViewModel(dependencies.brochures) { [weak self] in self?.navigate(to: .brochure($0)) }
    }

    public func makeBrochureViewModel(_ id: Brochure.ID) -> BrochureViewModel {
        BrochureViewModel(id, dependencies.brochures, exit: dependencies.exit)
    }
}
