public import FlowKit
import Foundation

/// A voucher that reduces the price of an order.
public struct Voucher: Hashable, Sendable {
    /// The reduction.
    public enum Benefit: Hashable, Sendable {
        /// A percentage of the products' total.
        case percent(Int)
        /// An amount, at most the products' total.
        case amount(Money)
    }

    /// The code that the user enters, in capital letters.
    public let code: String
    /// The reduction.
    public let benefit: Benefit
    /// The products' total from which the voucher is valid.
    public let minimum: Money

    /// Creates a voucher.
    public init(code: String, benefit: Benefit, minimum: Money) {
        self.code = code
        self.benefit = benefit
        self.minimum = minimum
    }

    /// The vouchers of the shop. The server has the same list, and checks each order against it.
    public static let all = [
        Voucher(code: "WELCOME10", benefit: .percent(10), minimum: Money(minorUnits: 20_00)),
        Voucher(code: "SAVE15", benefit: .amount(Money(minorUnits: 15_00)), minimum: Money(minorUnits: 100_00)),
    ]

    /// Returns the voucher with a code. Surrounding spaces and the case of letters don't matter.
    ///
    /// - Throws: ``VoucherProblem/unknown`` if there is none.
    public static func named(_ code: String) throws(VoucherProblem) -> Voucher {
        let code = code.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard let voucher = all.first(where: { $0.code == code }) else { throw .unknown }
        return voucher
    }

    /// Returns the reduction of an order, from zero to the products' total. A percentage is rounded to a minor unit.
    ///
    /// - Parameter subtotal: The products' total.
    /// - Throws: ``VoucherProblem`` if the voucher isn't valid for the order.
    public func discount(on subtotal: Money) throws(VoucherProblem) -> Money {
        guard subtotal.currency == minimum.currency else { throw .otherCurrency }
        guard subtotal.minorUnits >= minimum.minorUnits else { throw .belowMinimum(minimum) }
        let reduction =
            switch benefit {
            case .percent(let percent):
                subtotal.minorUnits
                    - Price(list: subtotal, discountBasisPoints: min(max(percent, 0), 100) * 100).current.minorUnits
            case .amount(let amount): amount.minorUnits
            }
        return Money(minorUnits: min(max(reduction, 0), max(subtotal.minorUnits, 0)), currency: subtotal.currency)
    }
}

/// A reason why a voucher isn't valid for an order.
public enum VoucherProblem: Error, Hashable, Sendable {
    /// No code was entered.
    case missing
    /// There is no voucher with this code.
    case unknown
    /// The products' total is below the voucher's minimum.
    case belowMinimum(Money)
    /// The products' prices are in another currency.
    case otherCurrency
}

extension VoucherProblem {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .missing: "Enter a voucher code."
        case .unknown: "This code isn't valid. Check it for typos."
        case .belowMinimum(let minimum): "This voucher requires a subtotal of at least \(minimum, format: .money)."
        case .otherCurrency: "This voucher isn't valid for these items."
        }
    }
}
