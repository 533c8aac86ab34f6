public import FlowKit
public import Model

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
