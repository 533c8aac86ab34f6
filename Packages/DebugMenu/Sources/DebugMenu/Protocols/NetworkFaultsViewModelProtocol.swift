public import FlowKit
public import Model

/// The content and actions of the switches for network faults.
@MainActor
public protocol NetworkFaultsViewModelProtocol: ObservableObject {
    /// A Boolean value that indicates whether the app's network can have faults.
    var isAvailable: Bool { get }
    var switches: FaultSwitches { get }

    /// Follows the switches. Runs while the screen is shown.
    func observe() async
    /// Replaces the switches. The next request is the first that uses them.
    func set(_ switches: FaultSwitches)
}
