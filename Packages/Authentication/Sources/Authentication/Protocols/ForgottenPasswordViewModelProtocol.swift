public import FlowKit

/// The content and actions of the form that asks for a link with which the user can choose a new password.
@MainActor
public protocol ForgottenPasswordViewModelProtocol: ObservableObject {
    var email: String { get set }
    /// The problem of the address, after the first attempt, or the message about the last failed attempt.
    var problem: LocalizedStringResource? { get }
    var isWorking: Bool { get }
    /// The number of attempts that failed because of the field. The screen then focuses it.
    var rejections: Int { get }
    /// A Boolean value that indicates whether the shop has received the request. It doesn't say whether there is such an
    /// account.
    var isSent: Bool { get }

    func submit()
    /// Closes the screen.
    func close()
}
