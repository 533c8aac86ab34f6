import FlowKit
public import Model
import Synchronization

/// Payments with fixed outcomes.
public final class MockPaymentService: PaymentService, Controllable {
    public enum Call: Hashable, Sendable {
        case methods
        case authorize(Money, PaymentMethod.ID)
        case confirm(code: String)
        case release(_ reference: String)
    }

    /// The code that confirms a payment.
    public static let code = "123456"

    public let control = MockControl<Call>()
    private let decline = Mutex<PaymentDecline?>(nil)

    public init() {}

    /// The reason with which every payment is declined while this isn't `nil`.
    public var declined: PaymentDecline? {
        get { decline.withLock { $0 } }
        set { decline.withLock { $0 = newValue } }
    }

    public func methods() async throws(ServiceError) -> [PaymentMethod] {
        try await control.answer(.methods)
        return .fixtures
    }

    /// Authorizes a payment. The second method of the fixtures needs a confirmation.
    public func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome {
        try await answer(.authorize(amount, method.id))
        guard method.id == PaymentMethod.asking.id else {
            return .authorized(PaymentAuthorization(method: method, amount: amount, reference: "mock"))
        }
        return .needsConfirmation(
            PaymentChallenge(method: method, amount: amount, reference: "mock", prompt: "Enter the code."))
    }

    public func confirm(_ challenge: PaymentChallenge, code: String) async throws(PaymentError) -> PaymentAuthorization
    {
        try await answer(.confirm(code: code))
        guard code == Self.code else { throw .wrongCode }
        return PaymentAuthorization(
            method: challenge.method, amount: challenge.amount, reference: challenge.reference)
    }

    public func release(_ reference: String) async throws(ServiceError) {
        try await control.answer(.release(reference))
    }

    private func answer(_ call: Call) async throws(PaymentError) {
        do throws(ServiceError) { try await control.answer(call) } catch { throw .service(error) }
        if let declined { throw .declined(declined) }
    }
}
