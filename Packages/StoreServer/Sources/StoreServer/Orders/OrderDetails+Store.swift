import FlowLocalization
import Foundation
import Hummingbird
import Model

/// The delivery and payment in the request for an order, an optional extension.
struct OrderDetailsRequest: Codable, Sendable {
    /// Each field is optional, so that a missing field is an invalid one and gets its error.
    struct Address: Codable {
        let name, street, postalCode, city, country: String?
    }

    struct Payment: Codable {
        let title, reference: String?
    }

    let address: Address?
    let delivery: String?
    let payment: Payment?
    let voucher: String?
    let total: RequestNumber?

    /// Returns the request with valid fields.
    func validated() throws -> WantedDetails {
        guard let delivery = delivery.flatMap(DeliveryOption.init(rawValue:)) else {
            throw HTTPError.invalidDetail("delivery")
        }
        guard let title = payment?.title?.trimmedLine(upTo: 100),
            let reference = payment?.reference?.trimmedLine(upTo: 100)
        else { throw HTTPError.invalidDetail("payment") }
        guard let total = total?.hundredths else { throw HTTPError.invalidDetail("total") }
        return WantedDetails(
            address: try validAddress(), delivery: delivery, payment: OrderPayment(title: title, reference: reference),
            voucher: voucher, total: total)
    }

    private func validAddress() throws -> DeliveryAddress {
        let address = DeliveryAddress(
            name: address?.name ?? "", street: address?.street ?? "", postalCode: address?.postalCode ?? "",
            city: address?.city ?? "", country: address?.country ?? "")
        let problems = address.problems
        if let field = DeliveryAddress.Field.allCases.first(where: { problems[$0] != nil }) {
            throw HTTPError.invalidDetail("address.\(field.rawValue)")
        }
        return address.normalized
    }
}

/// The delivery and payment that a request asks for.
struct WantedDetails: Sendable {
    let address: DeliveryAddress
    let delivery: DeliveryOption
    let payment: OrderPayment
    let voucher: String?
    /// The total that the customer saw, in cents.
    let total: Int

    /// Returns the details of an order with the server's prices.
    ///
    /// - Parameter subtotal: The total of the lines, in cents.
    /// - Throws: `ConflictError.details` if the voucher isn't valid, or if the customer saw another total.
    func details(subtotal: Int) throws -> OrderDetails {
        let goods = Money(minorUnits: subtotal)
        let details: OrderDetails
        do throws(VoucherProblem) {
            let voucher = try voucher.map { code throws(VoucherProblem) in try Voucher.named(code) }
            details = try OrderDetails(
                address: address, delivery: delivery, payment: payment, voucher: voucher, subtotal: goods)
        } catch {
            throw ConflictError.details(
                "Voucher \((voucher ?? "").shortenedForResponse): \(String(localized: error.text))")
        }
        guard details.total(of: goods)?.minorUnits == total else {
            throw ConflictError.details("The total of your order has changed.")
        }
        return details
    }
}

/// The delivery and payment in the response of an order.
struct OrderDetailsResponse: Encodable {
    private struct Voucher: Encodable {
        let code: String
        let discount: Decimal
    }

    private let address: DeliveryAddress
    private let delivery: DeliveryOption
    private let deliveryPrice: Decimal
    private let payment: OrderPayment
    private let voucher: Voucher?

    init(_ details: OrderDetails) {
        (address, delivery, payment) = (details.address, details.delivery, details.payment)
        deliveryPrice = Decimal(hundredths: details.deliveryPrice.minorUnits)
        voucher = details.voucher.map {
            Voucher(code: $0.code, discount: Decimal(hundredths: $0.discount.minorUnits))
        }
    }
}
