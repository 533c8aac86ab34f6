public import FlowKit

#if DEBUG
    public import SharedUI
#endif

/// A field of the sign-in screen.
public enum SignInField: CaseIterable, Sendable {
    case username, password
}

/// The content and actions of the sign-in screen.
@MainActor
public protocol SignInViewModelProtocol: ObservableObject {
    var username: String { get set }
    /// The password. It is cleared if the server refuses it.
    var password: String { get set }
    var isWorking: Bool { get }
    /// The message about the last failed attempt.
    var message: LocalizedStringResource? { get }
    /// The problems of the fields since the last attempt.
    var problems: [SignInField: LocalizedStringResource] { get }
    /// The number of attempts that failed because of a field. The screen then focuses the first field with a problem.
    var rejections: Int { get }
    /// A Boolean value that indicates whether the user can create an account.
    var canRegister: Bool { get }
    /// A Boolean value that indicates whether the user can replace a forgotten password.
    var canResetPassword: Bool { get }

    /// Signs the user in. If a field is empty, its problem says so.
    func submit()
    /// Cancels the pending request, clears the password and closes the screen.
    func cancel()
    /// Presents the form for a new account, and closes the screen when the user has one.
    func register() async
    func openForgottenPassword()
}

#if DEBUG
    /// The sign-in form with fixed content.
    final class SignInViewModelStub: SignInViewModelProtocol, ViewModelStub {
        @Published var username = "emilys"
        @Published var password = "secret"
        @Published var isWorking = false
        @Published var message: LocalizedStringResource?
        @Published var problems: [SignInField: LocalizedStringResource] = [:]
        let rejections = 0
        let canRegister = true
        let canResetPassword = true

        func submit() {}
        func cancel() {}
        func register() async {}
        func openForgottenPassword() {}
    }

    extension GalleryScreen {
        public static var signIn: GalleryScreen {
            GalleryScreen(
                "SignIn",
                [
                    "filled in": SignInViewModelStub(),
                    "empty": SignInViewModelStub {
                        $0.username = ""
                        $0.password = ""
                    },
                    "something missing": SignInViewModelStub {
                        $0.username = ""
                        $0.password = ""
                        $0.problems = [.username: "Enter your username.", .password: "Enter your password."]
                    },
                    "signing in": SignInViewModelStub { $0.isWorking = true },
                    "wrong password": SignInViewModelStub {
                        $0.password = ""
                        $0.message = "The username or password is incorrect. Check both and try again."
                    },
                ]
            ) { SignInView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.signIn.preview }
    #endif
#endif
