public import FlowKit
public import Model

/// The view model of the brochures' flow.
@MainActor
public final class BrochuresFlowViewModel: FlowViewModelProtocol {
    public let router: Router<BrochuresRoute>
    private let dependencies: BrochuresDependencyContainer
    private let exit: @MainActor @Sendable (BrochuresExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: BrochuresDependencyContainer, router: Router<BrochuresRoute>? = nil,
        exit: @escaping @MainActor @Sendable (BrochuresExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<BrochuresRoute>) -> BrochuresFlowViewModel {
        BrochuresFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeBrochuresViewModel() -> BrochuresViewModel {
        BrochuresViewModel(
            dependencies.brochures, reachability: dependencies.reachability, now: dependencies.now)
    }

    /// Returns the view model of a brochure. It opens at the page, counted from 1; `nil` opens the first.
    public func makeBrochureViewModel(_ id: Brochure.ID, page: Int? = nil) -> BrochureViewModel {
        BrochureViewModel(
            id, page: page, dependencies.brochures, reachability: dependencies.reachability, now: dependencies.now,
            exit: exit)
    }
}

/// Destinations outside the brochures.
public enum BrochuresExit: Hashable, Sendable {
    /// Opens the page of a product.
    case product(Product.ID)
}
