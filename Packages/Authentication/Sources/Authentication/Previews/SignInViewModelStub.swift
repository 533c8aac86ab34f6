#if DEBUG
    import FlowKit
    public import SharedUI

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
