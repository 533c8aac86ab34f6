public import FlowKit
public import Model

/// The order as the user sees it before placing it.
public struct OrderReview: Hashable, Sendable {
    /// A reason why the order can't be placed yet.
    public enum Obstacle: Hashable, Sendable {
        /// The quantity of a product isn't available.
        case quantity
        /// The prices can't be summed up.
        case total
        /// The voucher isn't valid for the bag.
        case voucher(VoucherProblem)
        /// The amount exceeds the authorized payment.
        case payment
    }

    public let lines: [BagLine]
    public let address: DeliveryAddress
    public let delivery: DeliveryOption
    public let payment: PaymentAuthorization
    /// The products' total. `nil` if they can't be summed up.
    public let subtotal: Money?
    /// The details of the order. `nil` if there is no subtotal, or if the voucher isn't valid.
    public let details: OrderDetails?
    /// The amount to pay. `nil` if it isn't known.
    public let total: Money?
    /// The reason why the order can't be placed. `nil` if it can.
    public let obstacle: Obstacle?

    init(
        _ bag: Bag, address: DeliveryAddress, delivery: DeliveryOption, payment: PaymentAuthorization,
        voucher: Voucher?
    ) {
        (lines, self.address, self.delivery, self.payment) = (bag.lines, address, delivery, payment)
        subtotal = bag.totals?.total
        var (details, problem): (OrderDetails?, VoucherProblem?) = (nil, nil)
        if let subtotal {
            do throws(VoucherProblem) {
                details = try OrderDetails(
                    address: address, delivery: delivery, payment: OrderPayment(payment), voucher: voucher,
                    subtotal: subtotal)
            } catch {
                problem = error
            }
        }
        self.details = details
        let total = subtotal.flatMap { details?.total(of: $0) }
        self.total = total
        obstacle =
            if lines.contains(where: { $0.refusal != nil }) {
                .quantity
            } else if let problem {
                .voucher(problem)
            } else if let total {
                payment.covers(total) ? nil : .payment
            } else {
                .total
            }
    }
}

extension OrderReview.Obstacle {
    /// The text to show to the user: the problem and the next step.
    public var text: LocalizedStringResource {
        switch self {
        case .quantity: "Some quantities are no longer available. Go back to your bag and update them."
        case .total: "We can't calculate a total for these items. Go back to your bag and order them separately."
        case .voucher(let problem): problem.text
        case .payment: "The total is now higher than the payment that you confirmed. Confirm your payment again."
        }
    }
}
