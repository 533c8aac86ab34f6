public import FlowKit

/// The requirements of the switcher's flow view and destinations.
@MainActor
public protocol ActivitySwitcherFlowViewModelProtocol: FlowViewModelProtocol where Route == ActivitySwitcherRoute {
    associatedtype ActivitySwitcherScreen: ActivitySwitcherViewModelProtocol
    func makeActivitySwitcherViewModel() -> ActivitySwitcherScreen
}
