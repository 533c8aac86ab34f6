public import FlowKit
public import Model

/// The content and actions of the list of tools.
@MainActor
public protocol DebugMenuViewModelProtocol: ObservableObject {
    /// The switches for network faults.
    var faults: FaultSwitches { get }
    /// A Boolean value that indicates whether the app can use another address of the API.
    var canChooseEndpoint: Bool { get }

    /// Follows the switches. Runs while the screen is shown.
    func observe() async
    /// Dismisses the menu.
    func close()
}
