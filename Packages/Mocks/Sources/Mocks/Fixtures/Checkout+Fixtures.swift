import FlowKit
public import Model

extension DeliveryAddress {
    /// An address in Berlin.
    public static let berlin = DeliveryAddress(
        name: "Emily Johnson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")
    /// An address in London.
    public static let london = DeliveryAddress(
        name: "Emily Johnson", street: "8 Mill Lane", postalCode: "SW1A 1AA", city: "London", country: "GB")
}

extension PaymentMethod {
    /// A card whose payments succeed.
    public static let card = PaymentMethod(
        id: ID(rawValue: "card"), .card(brand: "Visa", digits: "4242"))
    /// A card whose payments have to be confirmed.
    public static let asking = PaymentMethod(
        id: ID(rawValue: "asking"), .card(brand: "Mastercard", digits: "3220"), note: "Asks for a code.")
}

extension [PaymentMethod] {
    /// A card, and a card whose payments have to be confirmed.
    public static var fixtures: [PaymentMethod] { [.card, .asking] }
}

extension OrderDetails {
    /// Express delivery to Berlin with a voucher of $5.00, paid by card.
    public static let fixture = OrderDetails(
        address: .berlin, delivery: .express, deliveryPrice: Money(minorUnits: 14_99),
        payment: OrderPayment(title: "Visa ending in 4242", reference: "mock"),
        voucher: OrderVoucher(code: "WELCOME10", discount: Money(minorUnits: 5_00)))
}
