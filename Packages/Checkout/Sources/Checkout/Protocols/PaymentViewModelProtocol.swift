public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the payment screen.
@MainActor
public protocol PaymentViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    var methods: ViewState<[PaymentMethod], ServiceError> { get }
    /// The number of the current attempt to load the methods. Each ``retry()`` increments it.
    var attempt: Int { get }
    var chosen: PaymentMethod? { get }
    /// The reason why the last payment failed, and the next step. `nil` if there is none.
    var problem: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the provider is being asked.
    var isWorking: Bool { get }

    /// Loads the payment methods.
    func load() async
    /// Retries loading after a failure.
    func retry()
    func choose(_ method: PaymentMethod)
    /// Asks the provider to authorize the payment, and continues.
    func proceed() async
}

#if DEBUG
    /// The payment screen with fixed content.
    final class PaymentViewModelStub: PaymentViewModelProtocol, ViewModelStub {
        @Published var checkout = CheckoutSession.sample
        @Published var methods: ViewState<[PaymentMethod], ServiceError> = .success([
            .sample,
            PaymentMethod(
                id: .init(rawValue: "asking"), .card(brand: "Mastercard", digits: "3220"), note: "Asks for a code."),
        ])
        @Published var attempt = 0
        @Published var chosen: PaymentMethod? = .sample
        @Published var problem: LocalizedStringResource?
        @Published var isWorking = false

        func load() async {}
        func retry() {}
        func choose(_ method: PaymentMethod) { chosen = method }
        func proceed() async {}
    }

    extension GalleryScreen {
        public static var payment: GalleryScreen {
            GalleryScreen(
                "Payment",
                [
                    "methods": PaymentViewModelStub(),
                    "declined": PaymentViewModelStub { $0.problem = PaymentError.declined(.insufficientFunds).text },
                    "working": PaymentViewModelStub { $0.isWorking = true },
                    "without methods": PaymentViewModelStub { $0.methods = .success([]) },
                    "loading": PaymentViewModelStub { $0.methods = .loading },
                    "error": PaymentViewModelStub { $0.methods = .error(.offline) },
                ]
            ) { PaymentView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.payment.preview }
    #endif
#endif
