public import FlowKit

/// The actions of the list of tools.
@MainActor
public protocol DebugMenuViewModelProtocol: ObservableObject {
    func open(_ tool: DebugMenuRoute)
    /// Dismisses the menu.
    func close()
}
