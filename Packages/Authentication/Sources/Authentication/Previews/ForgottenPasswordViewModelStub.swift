#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
