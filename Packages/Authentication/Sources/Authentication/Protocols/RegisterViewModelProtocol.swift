public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// The form for a new account with fixed content.
    final class RegisterViewModelStub: RegisterViewModelProtocol, ViewModelStub {
        @Published var input = Registration(
            firstName: "Emily", lastName: "Johnson", email: "emily@shop.example", username: "emily",
            password: "correct horse 1")
        @Published var problems: [Registration.Field: RegistrationProblem] = [:]
        @Published var rejections = 0
        @Published var isWorking = false
        @Published var message: LocalizedStringResource?
        var hasInput: Bool { !input.isBlank }

        func submit() {}
        func cancel() {}
    }

    extension GalleryScreen {
        public static var register: GalleryScreen {
            GalleryScreen(
                "Register",
                [
                    "filled in": RegisterViewModelStub(),
                    "empty": RegisterViewModelStub { $0.input = Registration() },
                    "problems": RegisterViewModelStub {
                        $0.input = Registration(firstName: "Emily", email: "emily", username: "e", password: "short")
                        $0.problems = $0.input.problems
                    },
                    "creating the account": RegisterViewModelStub { $0.isWorking = true },
                    "offline": RegisterViewModelStub { $0.message = ErrorCopy(.offline).message },
                ]
            ) { RegisterView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.register.preview }
    #endif
#endif
