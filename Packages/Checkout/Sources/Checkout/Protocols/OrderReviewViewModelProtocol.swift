public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the screen before an order is placed.
@MainActor
public protocol OrderReviewViewModelProtocol: ObservableObject, AlertPresenting {
    var checkout: CheckoutSession { get }
    /// The order. `nil` if steps are missing.
    var review: OrderReview? { get }
    /// A Boolean value that indicates whether the order is being placed.
    var isPlacing: Bool { get }

    /// Applies the entered voucher code.
    func applyVoucher() async
    func removeVoucher() async
    /// Returns to the payment.
    func changePayment()
    func placeOrder() async
}

#if DEBUG
    /// The order before it is placed, with fixed content.
    final class OrderReviewViewModelStub: OrderReviewViewModelProtocol, ViewModelStub {
        @Published var checkout = CheckoutSession.sample
        @Published var review: OrderReview? = .sample(.orderableSample)
        @Published var isPlacing = false
        @Published var alert: AlertState?

        func applyVoucher() async {}
        func removeVoucher() async {}
        func changePayment() {}
        func placeOrder() async {}
    }

    extension OrderReview {
        static func sample(_ bag: Bag, voucher: Voucher? = nil) -> OrderReview {
            OrderReview(bag, address: .sample, delivery: .express, payment: .sample, voucher: voucher)
        }
    }

    extension GalleryScreen {
        public static var orderReview: GalleryScreen {
            GalleryScreen(
                "OrderReview",
                [
                    "order": OrderReviewViewModelStub(),
                    "voucher": OrderReviewViewModelStub {
                        $0.checkout = .sample(.sample(Voucher.all[0]))
                        $0.review = .sample(.orderableSample, voucher: Voucher.all[0])
                    },
                    "wrong code": OrderReviewViewModelStub {
                        $0.checkout = .sample(.sample(code: "SPRING", problem: .unknown))
                    },
                    "quantity not available": OrderReviewViewModelStub { $0.review = .sample(.sample) },
                    "placing": OrderReviewViewModelStub { $0.isPlacing = true },
                    "alert": OrderReviewViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { OrderReviewView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.orderReview.preview }
    #endif
#endif
