import FlowTestSupport
import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

@Suite struct OutboxPolicyTests {
    private func outcome(_ status: Int, _ body: String = "{}", headers: HTTPFields = [:]) -> SendOutcome {
        SendOutcome(.success(APIResponse(status: status, headers: headers, body: Data(body.utf8))))
    }

    /// Returns how many answers of this kind an entry survives. `nil` if they aren't counted.
    private func limit(_ outcome: SendOutcome) throws -> Int? {
        guard case .retry(_, _, let limit) = outcome else {
            Issue.record("it is \(outcome)")
            return -1
        }
        return limit
    }

    @Test func attemptsWithoutAResponseAreNotCounted() {
        #expect(SendOutcome(.failure(.offline)) == .retry(.offline, after: nil, limit: nil))
        let timeout = ServiceError.timedOut(after: .seconds(1))
        #expect(SendOutcome(.failure(timeout)) == .retry(timeout, after: nil, limit: nil))
        #expect(SendOutcome(.failure(.untrusted("a"))) == .retry(.untrusted("a"), after: nil, limit: nil))
        let limited = ServiceError.rateLimited(retryAfter: .seconds(9))
        #expect(SendOutcome(.failure(limited)) == .retry(limited, after: .seconds(9), limit: nil))
    }

    @Test func aRedirectIsANetworkWithASignInPage() throws {
        for status in [301, 302, 307] { #expect(try limit(outcome(status)) == nil) }
    }

    @Test func anUnavailableServerIsTriedForLong() throws {
        for status in [408, 425, 429, 502, 503, 504] {
            #expect(try limit(outcome(status)) == OutboxPolicy.maximumUnavailable, "\(status)")
        }
        guard case .retry(_, .seconds(7), _) = outcome(503, headers: ["Retry-After": "7"]) else {
            Issue.record("Retry-After is ignored")
            return
        }
    }

    @Test func aStatusOfAGatewayMayPass() throws {
        for status in [403, 404, 405, 500, 501] {
            #expect(try limit(outcome(status)) == OutboxPolicy.maximumFailures, "\(status)")
        }
        for (status, body) in zip([400, 403, 410, 422, 400, 413], ["<html>No</html>", "<html>", "7", "[", "", ""]) {
            #expect(try limit(outcome(status, body)) == OutboxPolicy.maximumFailures, "\(status)")
        }
    }

    @Test func aRenewedTokenThatIsRefusedConcernsOnlyThisRequest() throws {
        #expect(try limit(outcome(401)) == OutboxPolicy.maximumFailures)
    }

    @Test func aResponseWithAReasonIsADecision() {
        let body = #"{"reason": "gone", "id": 12}"#
        for status in [403, 404, 405, 409] {
            guard case .rejected = outcome(status, body, headers: ["Retry-After": "1"]) else {
                Issue.record("\(status) is \(outcome(status, body))")
                continue
            }
        }
    }

    @Test func aKeyInWorkIsSentAgain() {
        guard case .retry(_, .seconds(1), OutboxPolicy.maximumUnavailable) = outcome(409, headers: ["Retry-After": "1"])
        else {
            Issue.record("it is \(outcome(409, headers: ["Retry-After": "1"]))")
            return
        }
    }

    @Test func otherResponsesAreFinal() {
        #expect(SendOutcome(.failure(.unauthorized)) == .signIn)
        #expect(SendOutcome(.failure(.cancelled)) == .cancelled)
        for status in [400, 409, 410, 413, 422] {
            #expect(outcome(status) == .rejected(RefusalDTO(status: status, message: nil, lines: [])))
        }
        for status in [200, 201, 204] {
            #expect(outcome(status) == .done(APIResponse(status: status, body: Data("{}".utf8))))
        }
    }

    @Test func delaysGrowToABoundAndAreInTheUpperHalf() {
        var random = SplitMix64(seed: 3)
        let policy = OutboxPolicy()
        for (attempts, full) in [
            (0, 1), (1, 1), (2, 2), (3, 4), (4, 8), (9, 256), (10, 300), (500, 300), (Int.max, 300),
        ] {
            for _ in 0..<50 {
                let delay = policy.delay(after: attempts, retryAfter: nil, using: &random)
                #expect(delay >= .seconds(full) / 2 && delay <= .seconds(full), "after \(attempts)")
            }
        }
    }

    @Test func retryAfterIsObeyedForUpToAnHour() {
        var random = SplitMix64(seed: 4)
        let policy = OutboxPolicy()
        #expect(policy.delay(after: 1, retryAfter: .seconds(30), using: &random) == .seconds(30))
        #expect(policy.delay(after: 1, retryAfter: .seconds(1 << 40), using: &random) == .seconds(3600))
        #expect(policy.delay(after: 8, retryAfter: .zero, using: &random) >= .seconds(64))
    }

    @Test func aRejectionHasReasons() {
        let id = Product.ID(rawValue: 12)
        func refusal(_ body: String) -> RefusalDTO {
            RefusalDTO(APIResponse(status: 409, body: Data(body.utf8)))
        }
        #expect(
            refusal(#"{"message": "No", "reason": "stock", "id": 12, "quantity": 3}"#)
                == RefusalDTO(
                    status: 409, message: "No", lines: [.init(product: id, reason: .stock, quantity: 3, price: nil)]))
        #expect(
            refusal(#"{"products": [{"id": 12, "reason": "price", "price": 9.99}, {"id": 12, "reason": "mood"}, 5]}"#)
                == RefusalDTO(
                    status: 409, message: nil,
                    lines: [.init(product: id, reason: .price, quantity: nil, price: Money(minorUnits: 9_99))]))
        for body in ["", "[]", "5", #"{"reason": "stock"}"#, #"{"reason": 5, "id": 12}"#, #"{"products": 5}"#] {
            #expect(refusal(body) == RefusalDTO(status: 409, message: nil, lines: []))
        }
    }
}
