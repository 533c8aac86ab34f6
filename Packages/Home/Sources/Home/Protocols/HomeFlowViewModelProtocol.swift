public import FlowKit

/// The requirements of the home screen's flow view and destinations.
@MainActor
public protocol HomeFlowViewModelProtocol: FlowViewModelProtocol where Route == HomeRoute {
    associatedtype HomeScreen: HomeViewModelProtocol
    func makeHomeViewModel() -> HomeScreen
}
