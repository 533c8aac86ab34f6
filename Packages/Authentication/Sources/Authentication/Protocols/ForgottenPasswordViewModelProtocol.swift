public import FlowKit

#if DEBUG
    import Model
    public import SharedUI
#endif

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

#if DEBUG
    /// The form for a forgotten password with fixed content.
    final class ForgottenPasswordViewModelStub: ForgottenPasswordViewModelProtocol, ViewModelStub {
        @Published var email = ""
        @Published var problem: LocalizedStringResource?
        @Published var isWorking = false
        let rejections = 0
        @Published var isSent = false

        func submit() {}
        func close() {}
    }

    extension GalleryScreen {
        public static var forgottenPassword: GalleryScreen {
            GalleryScreen(
                "ForgottenPassword",
                [
                    "empty": ForgottenPasswordViewModelStub(),
                    "problem": ForgottenPasswordViewModelStub {
                        $0.email = "emily"
                        $0.problem = RegistrationProblem.address.text
                    },
                    "sending": ForgottenPasswordViewModelStub { $0.isWorking = true },
                    "sent": ForgottenPasswordViewModelStub {
                        $0.email = "emily@shop.example"
                        $0.isSent = true
                    },
                ]
            ) { ForgottenPasswordView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.forgottenPassword.preview }
    #endif
#endif
