public import FlowKit

/// A kind of payment, which users read in their language.
public enum PaymentKind: Hashable, Sendable {
    /// A card, by its brand and its last digits.
    case card(brand: String, digits: String)
    case invoice
    /// A kind that the app doesn't know, as the shop writes it.
    case other(String)

    /// The text to show to the user: `Visa ending in 4242`.
    public var title: LocalizedStringResource {
        switch self {
        case .card(let brand, let digits): "\(brand) ending in \(digits)"
        case .invoice: "Invoice"
        case .other(let text): "\(text)"
        }
    }
}

/// The text form in orders, which is English.
extension PaymentKind: LosslessStringConvertible {
    /// Creates a kind from its text form. Any other text is ``other(_:)``.
    public init(_ description: String) {
        if let match = description.wholeMatch(of: /(.+) ending in ([0-9]{4})/) {
            self = .card(brand: String(match.output.1), digits: String(match.output.2))
        } else {
            self = description == "Invoice" ? .invoice : .other(description)
        }
    }

    /// The text form in orders.
    public var description: String {
        switch self {
        case .card(let brand, let digits): "\(brand) ending in \(digits)"
        case .invoice: "Invoice"
        case .other(let text): text
        }
    }
}

/// A way of paying that a user has.
public struct PaymentMethod: Identifiable, Hashable, Sendable {
    /// The identifier of a payment method at the payment provider.
    public typealias ID = Identifier<PaymentMethod, String>

    /// The method's identifier.
    public let id: ID
    /// The kind of payment, without secrets.
    public let kind: PaymentKind
    /// An explanation for the user.
    public let note: LocalizedStringResource?

    /// Creates a payment method.
    public init(id: ID, _ kind: PaymentKind, note: LocalizedStringResource? = nil) {
        self.id = id
        self.kind = kind
        self.note = note
    }

    // Foundation's resources have no hash value.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The provider's promise to pay up to an amount.
public struct PaymentAuthorization: Hashable, Sendable {
    /// The payment method.
    public let method: PaymentMethod
    /// The maximum amount.
    public let amount: Money
    /// The provider's reference, with which the shop collects the amount.
    public let reference: String

    /// Creates an authorization.
    public init(method: PaymentMethod, amount: Money, reference: String) {
        self.method = method
        self.amount = amount
        self.reference = reference
    }

    /// Returns whether the authorization pays for an amount.
    public func covers(_ amount: Money) -> Bool {
        amount.currency == self.amount.currency && amount.minorUnits <= self.amount.minorUnits
    }
}

/// A question of the user's bank that the user has to answer before a payment is authorized.
public struct PaymentChallenge: Hashable, Sendable {
    /// The payment method.
    public let method: PaymentMethod
    /// The amount to confirm.
    public let amount: Money
    /// The provider's reference.
    public let reference: String
    /// The text to show to the user.
    public let prompt: LocalizedStringResource

    /// Creates a challenge.
    public init(method: PaymentMethod, amount: Money, reference: String, prompt: LocalizedStringResource) {
        self.method = method
        self.amount = amount
        self.reference = reference
        self.prompt = prompt
    }

    // Foundation's resources have no hash value.
    public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

/// The provider's response to a payment.
public enum PaymentOutcome: Hashable, Sendable {
    case authorized(PaymentAuthorization)
    /// The user has to confirm the payment.
    case needsConfirmation(PaymentChallenge)
}

/// A reason why a payment isn't authorized. Nothing was charged.
public enum PaymentError: Error, Hashable, Sendable {
    /// The provider declined the payment.
    case declined(PaymentDecline)
    /// The code doesn't answer the challenge. The user can enter another one.
    case wrongCode
    /// The provider could not be asked.
    case service(ServiceError)
}

/// The provider's reason for declining a payment.
public enum PaymentDecline: Hashable, Sendable {
    case insufficientFunds, unknownMethod
}

extension PaymentError {
    /// The text to show to the user: the problem and the next step. Screens have their own texts for ``service(_:)``.
    public var text: LocalizedStringResource {
        switch self {
        case .declined(.insufficientFunds):
            "Your payment was declined: the account doesn't have enough money. Choose another payment method."
        case .declined(.unknownMethod):
            "Your payment was declined: this payment method is no longer available. Choose another one."
        case .wrongCode: "This code isn't right. Check it, then try again."
        case .service(let error): "\(error.description)"
        }
    }
}

/// Authorizes payments at a payment provider.
public protocol PaymentService: Sendable {
    /// Returns the user's payment methods, the preferred one first.
    func methods() async throws(ServiceError) -> [PaymentMethod]

    /// Asks the provider for an authorization of an amount. Nothing is charged yet.
    func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome

    /// Confirms a payment with the code that the user has received.
    func confirm(_ challenge: PaymentChallenge, code: String) async throws(PaymentError) -> PaymentAuthorization

    /// Releases an authorization that no order uses, so that its amount is no longer blocked.
    ///
    /// Does nothing if the provider doesn't know the authorization, or if the shop has an order with it: a discarded order may
    /// have arrived although its response was lost.
    ///
    /// - Parameter reference: The ``PaymentAuthorization/reference``.
    /// - Throws: An error if the provider can't be asked. Services that store the reference ask again later, and throw only
    ///   if it can't be stored.
    func release(_ reference: String) async throws(ServiceError)
}
