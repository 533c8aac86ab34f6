public import FlowKit
public import Model

/// The content and actions of the profile form.
@MainActor
public protocol ProfileViewModelProtocol: ObservableObject, AlertPresenting {
    var firstName: String { get set }
    var lastName: String { get set }
    var email: String { get set }
    /// A Boolean value that indicates whether the session is still being loaded.
    var isLoading: Bool { get }
    /// The reason why there is no profile. `nil` if there is one.
    var failure: ServiceError? { get }
    /// The reason why the profile may be outdated. `nil` if it is fresh.
    var notice: ServiceError? { get }
    /// A Boolean value that indicates whether there are unsaved changes.
    var hasChanges: Bool { get }
    /// The first validation problem. `nil` if the changes are valid, or if there are none.
    var problem: ProfileProblem? { get }
    /// A Boolean value that indicates whether the profile is loaded and isn't being saved.
    var canSave: Bool { get }

    /// Observes the profile and keeps the user's input. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Saves the changes and closes the form.
    func save() async
    /// Closes the form, after asking for confirmation if there are unsaved changes.
    func cancel()
}
