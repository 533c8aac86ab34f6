public import FlowKit

/// The content and actions of the sign-in screen.
@MainActor
public protocol SignInViewModelProtocol: ObservableObject {
    var username: String { get set }
    /// The password. It is cleared after each response.
    var password: String { get set }
    /// A Boolean value that indicates whether both fields are filled and no request is pending.
    var canSubmit: Bool { get }
    var isWorking: Bool { get }
    /// The message about the last failed attempt.
    var message: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the user can create an account.
    var canRegister: Bool { get }
    /// A Boolean value that indicates whether the user can replace a forgotten password.
    var canResetPassword: Bool { get }

    /// Signs the user in. Does nothing if a field is empty.
    func submit()
    /// Cancels the pending request, clears the password and closes the screen.
    func cancel()
    /// Presents the form for a new account, and closes the screen when the user has one.
    func register() async
    func openForgottenPassword()
}
