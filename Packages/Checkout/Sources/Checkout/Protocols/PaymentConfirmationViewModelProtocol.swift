public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the screen with the question of the user's bank.
@MainActor
public protocol PaymentConfirmationViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    /// The question. `nil` if there is none.
    var challenge: PaymentChallenge? { get }
    var code: String { get set }
    /// The reason why the code wasn't accepted, and the next step. `nil` if there is none.
    var problem: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the provider is being asked.
    var isWorking: Bool { get }
    /// The number of attempts that failed because of the code. The screen then focuses the field.
    var rejections: Int { get }

    func confirm() async
    /// Returns to the payment step if the question was answered before the user came back to this screen.
    func leaveIfConfirmed()
}

#if DEBUG
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
