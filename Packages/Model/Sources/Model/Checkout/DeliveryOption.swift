public import FlowKit

/// A way of delivering an order.
public enum DeliveryOption: String, CaseIterable, Hashable, Codable, Sendable {
    case standard, express

    /// The display name.
    public var title: LocalizedStringResource {
        switch self {
        case .standard: "Standard delivery"
        case .express: "Express delivery"
        }
    }

    /// The expected number of working days.
    public var days: ClosedRange<Int> {
        switch self {
        case .standard: 3...5
        case .express: 1...2
        }
    }

    /// Returns the price for an order, in the order's currency. Standard delivery is free from 50.00.
    ///
    /// - Parameter subtotal: The total of the products, before a voucher.
    public func price(for subtotal: Money) -> Money {
        switch self {
        case .standard: Money(minorUnits: subtotal.minorUnits >= 50_00 ? 0 : 4_99, currency: subtotal.currency)
        case .express: Money(minorUnits: 14_99, currency: subtotal.currency)
        }
    }
}
