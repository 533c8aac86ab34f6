#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
