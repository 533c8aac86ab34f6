import FlowKit
import Foundation
public import Model

/// A payment provider for tests and demonstrations. It runs on the device and charges nothing.
///
/// Each method has one behavior: the first card is accepted, the second one needs a code, and the third one is declined.
public struct SandboxPayments: PaymentService {
    /// The code that confirms a payment.
    public static let code = "123456"

    public init() {}

    private enum Behavior {
        case succeeds, declines, asks
    }

    private static let behaviors: [(method: PaymentMethod, behavior: Behavior)] = [
        (card("Visa", "4242"), .succeeds),
        (card("Mastercard", "3220"), .asks),
        (card("Visa", "0002"), .declines),
        (PaymentMethod(id: .init(rawValue: "invoice"), .invoice, note: "Pay within 14 days."), .succeeds),
    ]

    private static func card(_ brand: String, _ digits: String) -> PaymentMethod {
        PaymentMethod(id: .init(rawValue: "card-\(digits)"), .card(brand: brand, digits: digits))
    }

    public func methods() async throws(ServiceError) -> [PaymentMethod] { Self.behaviors.map(\.method) }

    public func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome {
        let reference = "sandbox-\(UUID().uuidString)"
        switch Self.behaviors.first(where: { $0.method.id == method.id })?.behavior {
        case .succeeds:
            return .authorized(PaymentAuthorization(method: method, amount: amount, reference: reference))
        case .asks:
            let prompt: LocalizedStringResource = "Enter the code from your bank. In this demo, it's \(Self.code)."
            return .needsConfirmation(
                PaymentChallenge(method: method, amount: amount, reference: reference, prompt: prompt))
        case .declines: throw .declined(.insufficientFunds)
        case nil: throw .declined(.unknownMethod)
        }
    }

    public func confirm(_ challenge: PaymentChallenge, code: String) async throws(PaymentError) -> PaymentAuthorization
    {
        guard code == Self.code else { throw .wrongCode }
        return PaymentAuthorization(
            method: challenge.method, amount: challenge.amount, reference: challenge.reference)
    }

    /// Does nothing: the sandbox blocks no money.
    public func release(_ reference: String) async throws(ServiceError) {}
}
