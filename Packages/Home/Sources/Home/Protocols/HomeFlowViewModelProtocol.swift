public import FlowKit

/// What the home screen's flow view and destinations ask for.
@MainActor
public protocol HomeFlowViewModelProtocol: FlowViewModelProtocol where Route == HomeRoute {
    associatedtype HomeScreen: HomeViewModelProtocol
    func makeHomeViewModel() -> HomeScreen
}
