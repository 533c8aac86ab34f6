public import FlowKit

/// The dependencies of the greetings' screens. The feature has no exits.
public struct GreetingDependencyContainer: Sendable {
    let word: String

    public init(word: String) { self.word = word }
}

@MainActor
public final class GreetingFlowViewModel: FlowViewModelProtocol {
    public let router: Router<GreetingRoute>
    private let dependencies: GreetingDependencyContainer
    var word: String { dependencies.word }

    public init(_ dependencies: GreetingDependencyContainer, router: Router<GreetingRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<GreetingRoute>) -> GreetingFlowViewModel {
        GreetingFlowViewModel(dependencies, router: router)
    }
}
