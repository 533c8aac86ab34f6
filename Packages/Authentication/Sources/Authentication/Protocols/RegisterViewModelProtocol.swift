public import FlowKit
public import Model

/// The content and actions of the form for a new account.
@MainActor
public protocol RegisterViewModelProtocol: ObservableObject {
    var input: Registration { get set }
    /// The problems of the fields. They are shown after the first attempt, and then while the user types.
    var problems: [Registration.Field: RegistrationProblem] { get }
    /// The number of attempts with problems. Each moves the focus to the first of them.
    var rejections: Int { get }
    var isWorking: Bool { get }
    /// The message about the last failed attempt.
    var message: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the user has typed anything.
    var hasInput: Bool { get }

    /// Creates the account, signs the user in, and closes the form. If a field has a problem, shows it instead.
    func submit()
    /// Closes the form, after asking for confirmation if there is input.
    func cancel()
}
