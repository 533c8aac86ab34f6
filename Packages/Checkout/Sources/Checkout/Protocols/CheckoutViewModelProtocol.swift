public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the address screen, with which the checkout begins.
@MainActor
public protocol CheckoutViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    /// The stored addresses, the last used one first.
    var saved: ViewState<[DeliveryAddress], ServiceError> { get }
    /// The number of the current attempt to load the addresses. Each ``retry()`` increments it.
    var attempt: Int { get }
    /// The chosen address. `nil` if the user enters a new one.
    var chosen: DeliveryAddress? { get }
    /// The new address.
    var input: DeliveryAddress { get set }
    /// The problems of the new address, from the first attempt to continue on.
    var problems: [DeliveryAddress.Field: AddressProblem] { get }
    /// The number of attempts to continue with an address that has problems. Each moves the focus to the first of them.
    var rejections: Int { get }

    /// Loads the stored addresses.
    func load() async
    /// Retries loading after a failure.
    func retry()
    /// Chooses a stored address, or `nil` for a new one.
    func choose(_ address: DeliveryAddress?)
    /// Stores the address and continues. Shows the problems instead if there are any.
    func proceed() async
}

#if DEBUG
    /// The address screen with fixed content.
    final class CheckoutViewModelStub: CheckoutViewModelProtocol, ViewModelStub {
        @Published var checkout = CheckoutSession.sample
        @Published var saved: ViewState<[DeliveryAddress], ServiceError> = .success([.sample])
        @Published var attempt = 0
        @Published var chosen: DeliveryAddress? = .sample
        @Published var input = DeliveryAddress()
        @Published var problems: [DeliveryAddress.Field: AddressProblem] = [:]
        @Published var rejections = 0

        func load() async {}
        func retry() {}
        func choose(_ address: DeliveryAddress?) { chosen = address }
        func proceed() async {}
    }

    extension CheckoutSession {
        /// A checkout with all steps completed.
        static var sample: CheckoutSession { sample(.sample()) }

        static func sample(_ voucher: VoucherEntry) -> CheckoutSession {
            let session = CheckoutSession(SampleBag(), voucher: voucher, payments: SamplePayments(), hasPages: true) {
                _ in
            }
            session.frozenBag = .success(.orderableSample)
            session.address = .sample
            session.delivery = .express
            session.payment = .sample
            return session
        }
    }

    extension PaymentMethod {
        static var sample: PaymentMethod {
            PaymentMethod(id: ID(rawValue: "card"), .card(brand: "Visa", digits: "4242"))
        }
    }

    extension PaymentAuthorization {
        static var sample: PaymentAuthorization {
            PaymentAuthorization(method: .sample, amount: Money(minorUnits: 1_500_00), reference: "sample")
        }
    }

    /// A provider that knows no payment.
    private struct SamplePayments: PaymentService {
        func methods() async throws(ServiceError) -> [PaymentMethod] { [.sample] }

        func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome {
            throw .declined(.unknownMethod)
        }

        func confirm(
            _ challenge: PaymentChallenge, code: String
        ) async throws(PaymentError) -> PaymentAuthorization { throw .wrongCode }

        func release(_ reference: String) async throws(ServiceError) {}
    }

    /// A bag that reports nothing, so that the bag of the checkout stays as it is.
    private struct SampleBag: BagService {
        func bag() -> AsyncStream<Bag> { AsyncStream { _ in } }
        func add(_ id: Product.ID, quantity: Int) async throws(BagError) {}
        func take(_ id: Product.ID, quantity: Int) async throws(BagError) {}
        func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {}
        func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? { nil }
        func restore(_ removed: RemovedBagLine) async throws(BagError) {}
    }

    extension GalleryScreen {
        public static var checkout: GalleryScreen {
            GalleryScreen(
                "Checkout",
                [
                    "stored address": CheckoutViewModelStub(),
                    "new address": CheckoutViewModelStub { $0.chosen = nil },
                    "problems": CheckoutViewModelStub {
                        $0.chosen = nil
                        $0.saved = .success([])
                        $0.input = DeliveryAddress(name: "Emily Johnson", postalCode: "1", country: "DE")
                        $0.problems = [
                            .street: .missing(.street), .postalCode: .postalCode(example: "10115"),
                            .city: .missing(.city),
                        ]
                    },
                    "loading": CheckoutViewModelStub { $0.saved = .loading },
                    "loading the bag": CheckoutViewModelStub { $0.checkout.frozenBag = .loading },
                    "empty bag": CheckoutViewModelStub { $0.checkout.frozenBag = .success(Bag()) },
                    "error": CheckoutViewModelStub { $0.saved = .error(.offline) },
                ]
            ) { CheckoutView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.checkout.preview }
    #endif
#endif
