public import FlowKit
public import Model

/// The content and actions of the screen that explains a missing permission.
@MainActor
public protocol AccessDeniedViewModelProtocol: ObservableObject {
    /// The signed-in user. `nil` if the user is signed out, and until the session is known.
    var user: User? { get }

    /// Observes the session. Runs while the screen is shown.
    func observe() async
    /// Presents sign-in. The app shows the screen that the user asked for if the new user has the permission.
    func useAnotherAccount()
    /// Closes the screen.
    func close()
}
