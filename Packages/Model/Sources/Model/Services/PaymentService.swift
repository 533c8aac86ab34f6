/// Authorizes payments at a payment provider.
public protocol PaymentService: Sendable {
    /// Returns the user's payment methods, the preferred one first.
    func methods() async throws(ServiceError) -> [PaymentMethod]

    /// Asks the provider for an authorization of an amount. Nothing is charged yet.
    func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome

    /// Confirms a payment with the code that the user has received.
    func confirm(_ challenge: PaymentChallenge, code: String) async throws(PaymentError) -> PaymentAuthorization
}
