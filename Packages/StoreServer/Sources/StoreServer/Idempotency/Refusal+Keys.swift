import HTTPTypes

extension Refusal {
    static let badKey = Refusal(status: .badRequest, message: "The Idempotency-Key is not a UUID")
    static let keyOfAnotherRequest = Refusal(
        status: .unprocessableContent, message: "This Idempotency-Key belongs to another request")
    static let keyInWork = Refusal(
        status: .conflict, message: "A request with this Idempotency-Key is still being carried out", retryAfter: 1)
    static let cannotBeKept = Refusal(
        status: .serviceUnavailable, message: "The change can't be stored, so it was not made", retryAfter: 5)
}
