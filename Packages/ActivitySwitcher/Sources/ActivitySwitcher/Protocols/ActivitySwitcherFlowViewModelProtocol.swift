public import FlowKit

/// What the switcher's flow view and destinations ask for.
@MainActor
public protocol ActivitySwitcherFlowViewModelProtocol: FlowViewModelProtocol where Route == ActivitySwitcherRoute {
    associatedtype ActivitySwitcherScreen: ActivitySwitcherViewModelProtocol
    func makeActivitySwitcherViewModel() -> ActivitySwitcherScreen
}
