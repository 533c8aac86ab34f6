/// The delivery and payment of an order, and its voucher.
public struct OrderDetails: Hashable, Codable, Sendable {
    /// The address.
    public var address: DeliveryAddress
    /// The delivery option.
    public var delivery: DeliveryOption
    /// The price of the delivery at the time of the order.
    public var deliveryPrice: Money
    /// The payment.
    public var payment: OrderPayment
    /// The voucher. `nil` if none was used.
    public var voucher: OrderVoucher?

    /// Creates details without applying the rules of delivery and vouchers.
    public init(
        address: DeliveryAddress, delivery: DeliveryOption, deliveryPrice: Money, payment: OrderPayment,
        voucher: OrderVoucher? = nil
    ) {
        self.address = address
        self.delivery = delivery
        self.deliveryPrice = deliveryPrice
        self.payment = payment
        self.voucher = voucher
    }

    /// Creates the details of an order with the prices of delivery and voucher.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - delivery: The way of delivering.
    ///   - payment: The payment.
    ///   - voucher: The voucher. `nil` if none is used.
    ///   - subtotal: The products' total.
    /// - Throws: ``VoucherProblem`` if the voucher isn't valid for the order.
    public init(
        address: DeliveryAddress, delivery: DeliveryOption, payment: OrderPayment, voucher: Voucher?, subtotal: Money
    ) throws(VoucherProblem) {
        self.init(
            address: address, delivery: delivery, deliveryPrice: delivery.price(for: subtotal), payment: payment)
        if let voucher {
            self.voucher = OrderVoucher(code: voucher.code, discount: try voucher.discount(on: subtotal))
        }
    }

    /// The prices of which the total consists, in addition to the products'.
    var prices: [Money] { [deliveryPrice] + (voucher.map { [$0.discount] } ?? []) }

    /// Returns the amount to pay: the products' total with delivery, less the voucher. `nil` if it overflows.
    public func total(of subtotal: Money) -> Money? {
        let reduced = voucher.map { subtotal.subtracting($0.discount) } ?? subtotal
        return reduced?.adding(deliveryPrice)
    }
}

/// The payment of an order.
public struct OrderPayment: Hashable, Codable, Sendable {
    /// The payment method in the text form of ``kind``, which is English: `Visa ending in 4242`.
    public var title: String
    /// The provider's reference of the authorization.
    public var reference: String

    /// Creates a payment.
    public init(title: String, reference: String) {
        self.title = title
        self.reference = reference
    }

    /// Creates the payment of an authorization.
    public init(_ authorization: PaymentAuthorization) {
        self.init(title: authorization.method.kind.description, reference: authorization.reference)
    }

    /// The kind of payment.
    public var kind: PaymentKind { PaymentKind(title) }
}

/// The total of a bag with a voucher.
public struct ReducedTotal: Hashable, Sendable {
    /// The voucher with its reduction. `nil` if there is none, or if it isn't valid for the bag.
    public let voucher: OrderVoucher?
    /// The reason why the voucher isn't valid for the bag. `nil` if there is none.
    public let problem: VoucherProblem?
    /// The products' total, less the reduction.
    public let total: Money

    /// Creates the total of a bag.
    ///
    /// - Parameters:
    ///   - subtotal: The products' total.
    ///   - voucher: The voucher. `nil` if none is used.
    public init(_ subtotal: Money, _ voucher: Voucher?) {
        do throws(VoucherProblem) {
            let reduction = try voucher.map { voucher throws(VoucherProblem) in
                OrderVoucher(code: voucher.code, discount: try voucher.discount(on: subtotal))
            }
            self.voucher = reduction
            problem = nil
            total = reduction.flatMap { subtotal.subtracting($0.discount) } ?? subtotal
        } catch {
            (self.voucher, problem, total) = (nil, error, subtotal)
        }
    }
}

/// The voucher of an order.
public struct OrderVoucher: Hashable, Codable, Sendable {
    /// The code.
    public var code: String
    /// The reduction.
    public var discount: Money

    /// Creates a voucher of an order.
    public init(code: String, discount: Money) {
        self.code = code
        self.discount = discount
    }
}
