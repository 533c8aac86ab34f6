public import FlowKit

/// The content and actions of the switcher.
@MainActor
public protocol ActivitySwitcherViewModelProtocol: ObservableObject {
    /// The activities to choose from. `nil` until they are known.
    var choices: ActivityChoices? { get }

    /// Observes the choices. Runs while the screen is shown.
    func observe() async
    /// Switches to an activity. If it is already current, dismisses the switcher. Does nothing if the activity is no
    /// longer available.
    func choose(_ id: ActivityID)
    func close()
}
