public import FlowKit

/// What the sign-in shows and what can be done there.
@MainActor
public protocol SignInViewModelProtocol: ObservableObject {
    var username: String { get set }
    /// It is forgotten as soon as there is an answer, whatever it is.
    var password: String { get set }
    /// Whether there is something to send, and nothing on its way.
    var canSubmit: Bool { get }
    var isWorking: Bool { get }
    /// Why it did not work last time.
    var message: String? { get }

    /// Signs in; without effect when something is missing.
    func submit()
    /// Takes back what is on its way, and forgets the password.
    func cancel()
}
