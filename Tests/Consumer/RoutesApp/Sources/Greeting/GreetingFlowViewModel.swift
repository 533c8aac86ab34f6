public import FlowKit

/// The dependencies of the greetings' screens.
public struct GreetingDependencyContainer: Sendable {
    let word: String

    public init(word: String) { self.word = word }
}

/// The dependencies of the greetings' flow. The feature has no exits.
public struct GreetingFlowDependencyContainer: Sendable {
    let greeting: GreetingDependencyContainer

    public init(greeting: GreetingDependencyContainer) { self.greeting = greeting }
}

@MainActor
public final class GreetingFlowViewModel: FlowViewModelProtocol {
    public let router: Router<GreetingRoute>
    let word: String

    public init(_ dependencies: GreetingFlowDependencyContainer, router: Router<GreetingRoute>? = nil) {
        word = dependencies.greeting.word
        self.router = router ?? Router()
    }

    public func presented(with router: Router<GreetingRoute>) -> GreetingFlowViewModel {
        GreetingFlowViewModel(GreetingFlowDependencyContainer(greeting: .init(word: word)), router: router)
    }
}
