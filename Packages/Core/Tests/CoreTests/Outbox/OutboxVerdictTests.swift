import Foundation
import Model
import Testing

@testable import Core

@Suite struct OutboxVerdictTests {
    private func verdict(
        _ status: Int, _ body: String = "{}", headers: HeaderFields = [:]
    ) -> OutboxVerdict {
        OutboxVerdict(.success(HTTPResponse(status: status, headers: headers, body: Data(body.utf8))))
    }

    @Test func whatPassesIsSentAgain() {
        #expect(OutboxVerdict(.failure(.offline)) == .later(.offline, wish: nil))
        #expect(
            OutboxVerdict(.failure(.timedOut(after: .seconds(1)))) == .later(.timedOut(after: .seconds(1)), wish: nil))
        #expect(OutboxVerdict(.failure(.untrusted("a"))) == .later(.untrusted("a"), wish: nil))
        #expect(
            OutboxVerdict(.failure(.rateLimited(retryAfter: .seconds(9))))
                == .later(.rateLimited(retryAfter: .seconds(9)), wish: .seconds(9)))
        for status in [301, 302, 307, 408, 425, 429, 500, 502, 503, 504] {
            guard case .later(_, nil) = verdict(status) else {
                Issue.record("\(status) is \(verdict(status))")
                continue
            }
        }
        guard case .later(_, .seconds(7)) = verdict(503, headers: ["Retry-After": "7"]) else {
            Issue.record("The server's wish is lost")
            return
        }
    }

    @Test func aKeyStillInWorkIsNoConflict() {
        guard case .later(_, .seconds(1)) = verdict(409, headers: ["Retry-After": "1"]) else {
            Issue.record("It is \(verdict(409, headers: ["Retry-After": "1"]))")
            return
        }
        let body = #"{"reason": "stock", "id": 12, "quantity": 1}"#
        guard case .refused = verdict(409, body, headers: ["Retry-After": "1"]) else {
            Issue.record("A conflict with a reason is one")
            return
        }
    }

    @Test func theRestIsDecided() {
        #expect(OutboxVerdict(.failure(.unauthorised)) == .signIn)
        #expect(OutboxVerdict(.failure(.cancelled)) == .cancelled)
        #expect(verdict(401) == .signIn)
        for status in [403, 404, 405] { #expect(verdict(status) == .unsupported) }
        for status in [400, 409, 410, 413, 422] {
            #expect(verdict(status) == .refused(RefusalDTO(status: status, message: nil, lines: [])))
        }
        for status in [200, 201, 204] {
            #expect(verdict(status) == .done(HTTPResponse(status: status, body: Data("{}".utf8))))
        }
    }

    @Test func aRefusalSaysWhy() {
        let id = Product.ID(rawValue: 12)
        func refusal(_ body: String) -> RefusalDTO {
            RefusalDTO(HTTPResponse(status: 409, body: Data(body.utf8)))
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
