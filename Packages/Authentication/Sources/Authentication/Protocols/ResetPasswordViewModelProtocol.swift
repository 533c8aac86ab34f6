public import FlowKit

/// The content and actions of the form for a new password.
@MainActor
public protocol ResetPasswordViewModelProtocol: ObservableObject {
    var state: ResetPasswordState { get }
    var password: String { get set }
    /// The problem of the password, after the first attempt, or the message about the last failed attempt.
    var problem: LocalizedStringResource? { get }
    var isWorking: Bool { get }
    /// The number of attempts that failed because of the field. The screen then focuses it.
    var rejections: Int { get }

    func submit()
    /// Presents sign-in, and closes the screen when the user is signed in.
    func signIn() async
    /// Presents the form that asks for another link.
    func requestLink()
}

/// The content of the screen for a new password.
public enum ResetPasswordState: Hashable, Sendable {
    /// The form.
    case form
    /// The link is missing, unknown, expired, or was already used.
    case invalidLink
    /// The password was changed.
    case done
}
