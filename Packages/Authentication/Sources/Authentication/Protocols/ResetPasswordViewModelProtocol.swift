public import FlowKit

#if DEBUG
    import Model
    public import SharedUI
#endif

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

#if DEBUG
    /// The form for a new password with fixed content.
    final class ResetPasswordViewModelStub: ResetPasswordViewModelProtocol, ViewModelStub {
        @Published var state = ResetPasswordState.form
        @Published var password = ""
        @Published var problem: LocalizedStringResource?
        @Published var isWorking = false
        let rejections = 0

        func submit() {}
        func signIn() async {}
        func requestLink() {}
    }

    extension GalleryScreen {
        public static var resetPassword: GalleryScreen {
            GalleryScreen(
                "ResetPassword",
                [
                    "empty": ResetPasswordViewModelStub(),
                    "problem": ResetPasswordViewModelStub { $0.problem = ErrorCopy(.offline).message },
                    "saving": ResetPasswordViewModelStub {
                        $0.password = "correct horse 1"
                        $0.isWorking = true
                    },
                    "invalid link": ResetPasswordViewModelStub { $0.state = .invalidLink },
                    "done": ResetPasswordViewModelStub { $0.state = .done },
                ]
            ) { ResetPasswordView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.resetPassword.preview }
    #endif
#endif
