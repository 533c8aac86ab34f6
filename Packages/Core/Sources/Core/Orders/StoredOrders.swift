import Foundation
import Model

struct StoredOrderLine: StoredFormat {
    private var product: Int?
    private var title: String?
    private var quantity: Int?
    private var unitPrice: StoredMoney?
    private var thumbnail: URL?

    init(storing line: OrderLine) {
        (product, title, quantity) = (line.product.rawValue, line.title, line.quantity)
        (unitPrice, thumbnail) = (StoredMoney(storing: line.unitPrice), line.thumbnail)
    }

    func value() throws -> OrderLine {
        OrderLine(
            product: Product.ID(rawValue: try product.required("product")), title: try title.required("title"),
            quantity: try quantity.required("quantity"), unitPrice: try unitPrice.required("unitPrice").value(),
            thumbnail: thumbnail)
    }
}

struct StoredOrderDetails: StoredFormat {
    private struct Payment: Codable {
        var title: String?
        var reference: String?
    }

    private struct Voucher: Codable {
        var code: String?
        var discount: StoredMoney?
    }

    private var address: StoredAddress?
    private var delivery: String?
    private var deliveryPrice: StoredMoney?
    private var payment: Payment?
    private var voucher: Voucher?

    init(storing details: OrderDetails) {
        address = StoredAddress(storing: details.address)
        delivery = details.delivery.rawValue
        deliveryPrice = StoredMoney(storing: details.deliveryPrice)
        payment = Payment(title: details.payment.title, reference: details.payment.reference)
        voucher = details.voucher.map { Voucher(code: $0.code, discount: StoredMoney(storing: $0.discount)) }
    }

    func value() throws -> OrderDetails {
        OrderDetails(
            address: try address.required("address").value(),
            delivery: try delivery.flatMap(DeliveryOption.init).required("delivery"),
            deliveryPrice: try deliveryPrice.required("deliveryPrice").value(),
            payment: OrderPayment(
                title: try (payment?.title).required("payment.title"),
                reference: try (payment?.reference).required("payment.reference")),
            voucher: try voucher.map {
                OrderVoucher(
                    code: try $0.code.required("voucher.code"),
                    discount: try $0.discount.required("voucher.discount").value())
            })
    }
}

/// An order that the server hasn't confirmed.
struct StoredOrderDraft: StoredFormat {
    private var lines: [StoredOrderLine]?
    private var total: StoredMoney?
    private var details: StoredOrderDetails?

    init(storing draft: OrderDraft) {
        lines = [StoredOrderLine](storing: draft.lines)
        total = StoredMoney(storing: draft.total)
        details = draft.details.map(StoredOrderDetails.init)
    }

    func value() throws -> OrderDraft {
        OrderDraft(
            lines: try lines.required("lines").value(), total: try total.required("total").value(),
            details: try details?.value())
    }
}

/// An order as the server returned it.
struct StoredOrder: StoredFormat {
    private var id: Int?
    private var placedAt: Date?
    private var status: String?
    private var lines: [StoredOrderLine]?
    private var total: StoredMoney?
    private var details: StoredOrderDetails?

    init(storing order: Order) {
        (id, placedAt, status) = (order.id.rawValue, order.placedAt, order.status.rawValue)
        lines = [StoredOrderLine](storing: order.lines)
        total = StoredMoney(storing: order.total)
        details = order.details.map(StoredOrderDetails.init)
    }

    func value() throws -> Order {
        Order(
            id: Order.ID(rawValue: try id.required("id")), placedAt: try placedAt.required("placedAt"),
            status: try status.flatMap(OrderStatus.init).required("status"), lines: try lines.required("lines").value(),
            total: try total.required("total").value(), details: try details?.value())
    }
}
