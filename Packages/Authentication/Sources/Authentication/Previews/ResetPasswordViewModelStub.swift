#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
