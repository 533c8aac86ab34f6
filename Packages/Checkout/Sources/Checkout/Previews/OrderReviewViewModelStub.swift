#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
