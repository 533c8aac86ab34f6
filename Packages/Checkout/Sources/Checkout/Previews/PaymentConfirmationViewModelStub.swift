#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The question of the user's bank with fixed content.
    final class PaymentConfirmationViewModelStub: PaymentConfirmationViewModelProtocol, ViewModelStub {
        @Published var checkout = CheckoutSession.sample
        @Published var challenge: PaymentChallenge? = PaymentChallenge(
            method: .sample, amount: Money(minorUnits: 129_98), reference: "sample",
            prompt: "Enter the code from your bank's app.")
        @Published var code = ""
        @Published var problem: LocalizedStringResource?
        @Published var isWorking = false
        let rejections = 0

        func confirm() async {}
        func leaveIfConfirmed() {}
    }

    extension GalleryScreen {
        public static var paymentConfirmation: GalleryScreen {
            GalleryScreen(
                "PaymentConfirmation",
                [
                    "question": PaymentConfirmationViewModelStub(),
                    "wrong code": PaymentConfirmationViewModelStub {
                        $0.code = "123"
                        $0.problem = PaymentError.wrongCode.text
                    },
                    "working": PaymentConfirmationViewModelStub {
                        $0.code = "123"
                        $0.isWorking = true
                    },
                    "without a question": PaymentConfirmationViewModelStub { $0.challenge = nil },
                ]
            ) { PaymentConfirmationView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.paymentConfirmation.preview }
    #endif
#endif
