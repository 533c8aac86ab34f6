public import FlowKit

/// What the switcher shows and what can be done there.
@MainActor
public protocol ActivitySwitcherViewModelProtocol: ObservableObject {
    /// What there is to choose from; nil as long as that is not known.
    var choices: ActivityChoices? { get }

    /// Follows the choices for as long as the screen is shown.
    func observe() async
    /// Leads to an activity; back to where one was, when one is in it already. Without effect when it is not to be
    /// chosen any more.
    func choose(_ id: ActivityID)
    func close()
}
