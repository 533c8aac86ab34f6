import FlowKit

/// A step of the checkout that the user can return to.
enum CheckoutStep: Int, CaseIterable {
    case address = 1
    case delivery, payment, review

    var title: LocalizedStringResource {
        switch self {
        case .address: "Delivery address"
        case .delivery: "Delivery"
        case .payment: "Payment"
        case .review: "Review your order"
        }
    }

    var position: LocalizedStringResource { "Step \(rawValue) of \(Self.allCases.count)" }
}
