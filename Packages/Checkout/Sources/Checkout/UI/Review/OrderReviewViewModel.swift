public import FlowKit
import Foundation
import Loading
import Model

/// The view model of the screen before an order is placed.
@MainActor
public final class OrderReviewViewModel: OrderReviewViewModelProtocol {
    public let checkout: CheckoutSession
    @Published public var alert: AlertState?

    private let orders: any OrdersService
    private let analytics: any AnalyticsTracker
    private weak var router: Router<CheckoutRoute>?
    private var forwarding: AnyCancellable?

    init(
        _ orders: any OrdersService, analytics: any AnalyticsTracker, _ checkout: CheckoutSession,
        router: Router<CheckoutRoute>
    ) {
        self.orders = orders
        self.analytics = analytics
        self.checkout = checkout
        self.router = router
        forwarding = forwardChanges(of: checkout)
    }

    public var isPlacing: Bool { checkout.isPlacing }

    public var review: OrderReview? {
        guard let bag = checkout.bag.value, let address = checkout.address, let payment = checkout.payment else {
            return nil
        }
        return OrderReview(
            bag, address: address, delivery: checkout.delivery, payment: payment, voucher: checkout.voucher.voucher)
    }

    public func applyVoucher() async {
        guard let subtotal = review?.subtotal else { return }
        await checkout.voucher.unlessBusy(\.isStoring) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await checkout.voucher.apply(to: subtotal) } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func removeVoucher() async {
        await checkout.voucher.unlessBusy(\.isStoring) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await checkout.voucher.remove() } catch { origin.show(error, on: self) }
        }
    }

    public func changePayment() { router?.popTo(.payment) }

    public func placeOrder() async {
        guard !checkout.isPlaced, let review, review.obstacle == nil else { return }
        await checkout.unlessBusy(\.isPlacing) { await place(review) }
    }

    private func place(_ review: OrderReview) async {
        let origin = ActionOrigin(router)
        do throws(PlaceOrderError) {
            let key = checkout.key
            try await orders.place(review.lines, details: review.details, key: key)
            analytics.track(.ordered(itemCount: Bag(lines: review.lines).itemCount))
            checkout.didPlace()
            // The user sees the confirmation, also after going back to an earlier step.
            router?.path = [.orderPlaced(key)]
        } catch {
            switch error {
            case .service(let error): origin.show(error, on: self)
            case .empty, .signedOut, .refused, .changed, .tooExpensive, .mixedCurrencies, .unsupported:
                origin.show(AlertState(title: "Order not placed", message: error.text), on: self)
            }
        }
    }
}

extension OrderReviewViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout/review", requiresAuth: true)
}
