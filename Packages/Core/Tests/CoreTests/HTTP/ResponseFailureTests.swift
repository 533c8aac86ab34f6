import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

struct ResponseFailureTests {
    private func failure(_ status: Int, _ body: String = "", _ headers: HTTPFields = [:]) -> ServiceError? {
        APIResponse(status: status, headers: headers, body: Data(body.utf8)).failure(asking: "product 12")
    }

    @Test(arguments: [200, 201, 204, 299])
    func aSuccessIsNoFailure(_ status: Int) {
        #expect(failure(status, #"{"message":"fine"}"#) == nil)
    }

    @Test func eachStatusHasItsKind() {
        #expect(failure(401) == .unauthorized)
        #expect(failure(403) == .forbidden(message: nil))
        #expect(failure(403, #"{"message":"Not your cart"}"#) == .forbidden(message: "Not your cart"))
        #expect(failure(409, #"{"message":"Only 2 left"}"#) == .conflict(message: "Only 2 left"))
        let gone = #"{"message":"Product with id '12' not found","reason":"gone"}"#
        #expect(failure(404, gone) == .notFound("product 12"))
        #expect(failure(404, #"{"message":"Not Found"}"#) == .rejected(status: 404, message: "Not Found"))
        #expect(failure(404, #"{"reason":7}"#) == .rejected(status: 404, message: nil))
        #expect(failure(404, "<html>") == .rejected(status: 404, message: nil))
        #expect(failure(429) == .rateLimited(retryAfter: nil))
        #expect(failure(429, "", ["Retry-After": "7"]) == .rateLimited(retryAfter: .seconds(7)))
        #expect(failure(400, #"{"message":"Invalid limit"}"#) == .rejected(status: 400, message: "Invalid limit"))
        #expect(failure(304) == .rejected(status: 304, message: nil))
        #expect(failure(500, #"{"message":"Out of order"}"#) == .server(status: 500, message: "Out of order"))
        #expect(failure(503) == .server(status: 503, message: nil))
    }

    /// Only this removes what is stored: gateways answer with 404 too.
    @Test(arguments: [
        (#"{"message":"Product with id '12' not found"}"#, true), (#"{"reason":"gone"}"#, true),
        (#"{"message":"Category 'shoes' not found"}"#, true),
        (#"{"message":"Not Found"}"#, false), (#"{"message":"no Route matched with those values"}"#, false),
        (#"{"message":"Product with id '12' not found. Try later"}"#, false), (#"{"reason":"stock"}"#, false),
        (#"{"reason":7}"#, false), ("<html>", false), ("", false), ("{}", false),
    ])
    func onlyTheAPIsOwnNotFoundSaysThatAnItemIsGone(_ body: String, _ isGone: Bool) throws {
        switch try #require(failure(404, body)) {
        case .notFound(let what): #expect(isGone && what == "product 12")
        case .rejected(status: 404, _): #expect(!isGone)
        case let other: Issue.record("\(other)")
        }
    }

    @Test(arguments: ["", "<html>", "[]", #"{"message":""}"#, #"{"message":7}"#, #"{"message":null}"#, "\u{0}"])
    func aBodyWithoutAMessageIsNoMessage(_ body: String) {
        #expect(failure(400, body) == .rejected(status: 400, message: nil))
    }

    @Test(arguments: [
        ("Token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.abc is not taken", "Token • is not taken"),
        ("Only 2 left", "Only 2 left"), (#"one\u001b[2J\ntwo"#, "one[2J two"),
    ])
    func aMessageHoldsNeitherATokenNorWhatControlsATerminal(_ message: String, _ shown: String) {
        #expect(failure(400, #"{"message":"\#(message)"}"#) == .rejected(status: 400, message: shown))
    }

    @Test func aLongMessageIsCut() {
        let long = String(repeating: "x", count: 1000)
        let expected = String(repeating: "x", count: 300) + "…"
        #expect(failure(500, #"{"message":"\#(long)"}"#) == .server(status: 500, message: expected))
    }
}
