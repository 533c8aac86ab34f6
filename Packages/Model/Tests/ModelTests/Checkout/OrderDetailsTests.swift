import FlowKit
import FlowTesting
import Foundation
import Model
import Testing

@Suite struct OrderDetailsTests {
    private let address = DeliveryAddress(
        name: "Emily Svensson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")
    private let payment = OrderPayment(title: "Visa ending in 4242", reference: "1")

    private func details(
        _ delivery: DeliveryOption, _ code: String? = nil, subtotal: Int
    ) throws -> OrderDetails {
        try OrderDetails(
            address: address, delivery: delivery, payment: payment, voucher: code.map { try Voucher.named($0) },
            subtotal: Money(minorUnits: subtotal))
    }

    @Test func standardDeliveryIsFreeFrom50() {
        #expect(DeliveryOption.standard.price(for: Money(minorUnits: 49_99)) == Money(minorUnits: 4_99))
        #expect(DeliveryOption.standard.price(for: Money(minorUnits: 50_00)).isZero)
        #expect(DeliveryOption.express.price(for: Money(minorUnits: 99_00)) == Money(minorUnits: 14_99))
        #expect(DeliveryOption.express.price(for: .zero(.eur)).currency == .eur)
        #expect(DeliveryOption.express.days.upperBound < DeliveryOption.standard.days.lowerBound)
    }

    @Test func theTotalHasDeliveryAndVoucher() throws {
        let order = try details(.express, "WELCOME10", subtotal: 30_00)
        #expect(order.voucher == OrderVoucher(code: "WELCOME10", discount: Money(minorUnits: 3_00)))
        #expect(order.total(of: Money(minorUnits: 30_00)) == Money(minorUnits: 41_99))
        // The price of the delivery depends on the subtotal without the voucher.
        #expect(try details(.standard, "WELCOME10", subtotal: 50_00).deliveryPrice.isZero)
        #expect(throws: VoucherProblem.self) { try details(.standard, "SAVE15", subtotal: 30_00) }
        #expect(order.total(of: Money(minorUnits: .max)) == nil)
        #expect(order.total(of: Money(minorUnits: 30_00, currency: .eur)) == nil)
    }

    @Test func aDraftHasTheTotalOfItsDetails() throws {
        let line = BagLine.fixture(price: Money(minorUnits: 10_00), quantity: 3)
        let draft = try OrderDraft([line], details: details(.express, "WELCOME10", subtotal: 30_00))
        #expect(draft.total == Money(minorUnits: 41_99))
        #expect(try OrderDraft([line]).total == Money(minorUnits: 30_00))
        let dear = BagLine.fixture(price: Money(minorUnits: .max))
        #expect(throws: PlaceOrderError.tooExpensive) {
            try OrderDraft([dear], details: details(.express, subtotal: 30_00))
        }
    }

    @Test func anAuthorizationCoversAnAmount() {
        let card = PaymentMethod(id: .init(rawValue: "card"), .card(brand: "Visa", digits: "4242"))
        let authorization = PaymentAuthorization(method: card, amount: Money(minorUnits: 10_00), reference: "1")
        #expect(authorization.covers(Money(minorUnits: 10_00)))
        #expect(!authorization.covers(Money(minorUnits: 10_01)))
        #expect(!authorization.covers(Money(minorUnits: 1, currency: .eur)))
    }

    @Test(
        arguments: [
            (PaymentKind.card(brand: "Visa", digits: "4242"), "Visa ending in 4242"), (.invoice, "Invoice"),
            (.other("Cash"), "Cash"), (.other("Card ending in 42"), "Card ending in 42"),
            (.other(" ending in 4242"), " ending in 4242"), (.other(""), ""),
        ] as [(PaymentKind, String)])
    func theKindOfAPaymentIsReadFromAnOrder(kind: PaymentKind, text: String) {
        #expect(PaymentKind(text) == kind && kind.description == text)
        #expect(String(localized: kind.title) == text)
        #expect(OrderPayment(title: text, reference: "1").kind == kind)
    }

    @Test func eachFailedPaymentSaysWhatToDo() {
        let texts: [(PaymentError, String)] = [
            (
                .declined(.insufficientFunds),
                "Your payment was declined: the account doesn't have enough money. Choose another payment method."
            ),
            (
                .declined(.unknownMethod),
                "Your payment was declined: this payment method is no longer available. Choose another one."
            ),
            (.wrongCode, "This code isn't right. Check it, then try again."),
            (.service(.offline), "\(ServiceError.offline)"),
        ]
        for (error, text) in texts { #expect(String(localized: error.text) == text) }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>) func totalsNeverTrap(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let subtotal = Money(minorUnits: random.anyInt())
            for option in DeliveryOption.allCases {
                let details = try? OrderDetails(
                    address: address, delivery: option, payment: payment,
                    voucher: Voucher.all.randomElement(using: &random),
                    subtotal: subtotal)
                guard let details, let total = details.total(of: subtotal) else { continue }
                let discount = details.voucher?.discount.minorUnits ?? 0
                #expect(total.minorUnits == subtotal.minorUnits - discount + details.deliveryPrice.minorUnits)
            }
        }
    }
}
