public import FlowKit
public import Model

/// What the profile's screen shows and what can be done there.
@MainActor
public protocol ProfileViewModelProtocol: ObservableObject {
    var firstName: String { get set }
    var lastName: String { get set }
    var email: String { get set }
    /// Whether it is known yet who is signed in.
    var isLoading: Bool { get }
    /// Whether something is typed that is not saved.
    var hasChanges: Bool { get }
    /// What is wrong with what is typed; nil when it can be saved, or nothing is changed.
    var problem: ProfileProblem? { get }
    var canSave: Bool { get }
    /// What went wrong with saving.
    var alert: AlertState? { get set }

    /// Follows the profile for as long as the screen is shown. What is typed stays.
    func observe() async
    /// Saves what is changed, and goes away.
    func save() async
    /// Goes away; with changes that are not saved it asks first.
    func cancel()
}
