#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
