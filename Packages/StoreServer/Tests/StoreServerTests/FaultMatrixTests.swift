import Foundation
import StoreServer
import Testing

/// What every fault looks like from outside.
@Suite struct FaultMatrixTests {
    private let request = "GET /products/1?select=title HTTP/1.1\r\nHost: a\r\n\r\n"
    private let whole = #"{"id":1,"title":"Velvet Matte Lipstick, Rosewood"}"#

    private func with(_ rule: FaultRule, _ body: (TestStore) async throws -> Void) async throws {
        try await TestStore.with(.init(faults: [rule.onRequest(1)]), clock: InstantClock()) { test in
            try await body(test)
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test(arguments: [7, -7]) func aLengthCanBeWrong(_ difference: Int) async throws {
        try await with(.wrongLength(difference)) { test in
            let response = try RawClient.parse(try await test.client.exchange(request))
            #expect(response.body == whole)
            #expect(response.header("content-length") == String(whole.utf8.count + difference))
            #expect(response.header("connection") == "close")
        }
    }

    @Test func headAndBodyCanDribble() async throws {
        for rule: FaultRule in [.slowHead(.seconds(5)), .slowBody(.seconds(5))] {
            let clock = InstantClock()
            try await TestStore.with(.init(faults: [rule.onRequest(1)]), clock: clock) { test in
                let response = try await test.client.get("/products/1?select=title")
                #expect(response.status == 200)
                #expect(response.body == whole)
                #expect(response.header("content-type") == "application/json; charset=utf-8")
                #expect(clock.slept >= .seconds(60))
            }
        }
    }

    @Test func theContentCanBeSpoiled() async throws {
        try await with(.truncatedJSON) { test in
            let response = try RawClient.parse(
                try await test.client.exchange(request.replacing("Host: a", with: "Host: a\r\nConnection: close")))
            #expect(response.body == String(whole.prefix(whole.count / 2)))
            #expect(response.header("content-length") == String(whole.count / 2))
        }
        try await with(.contentType("text/plain")) { test in
            let response = try await test.client.get("/products/1?select=title")
            #expect(response.header("content-type") == "text/plain")
            #expect(response.body == whole)
        }
        try await with(.invalidUTF8) { test in
            let response = try await test.client.get("/products/1?select=title")
            #expect(response.body.contains("\u{FFFD}"))
        }
    }

    @Test func somethingElseCanComeInstead() async throws {
        try await with(.html) { test in
            let response = try await test.client.get("/products/1")
            #expect(response.status == 200)
            #expect(response.header("content-type") == "text/html; charset=utf-8")
            #expect(response.body.hasPrefix("<!DOCTYPE html>"))
        }
        try await with(.redirectLoop) { test in
            let response = try await test.client.get("/products/1?select=id")
            #expect(response.status == 302)
            #expect(response.header("location") == "/products/1?select=id")
        }
        for (rule, status) in [(FaultRule.noContent, 204), (.notModified, 304)] {
            try await with(rule) { test in
                let response = try await test.client.get("/products/1")
                #expect(response.status == status)
                #expect(response.body.isEmpty)
                #expect(response.header("content-length") == nil)
            }
        }
    }

    @Test func aConnectionCanBeCutWhenAllIsDone() async throws {
        try await with(.cutAfterwards) { test in
            let bytes = try await test.client.exchange(request)
            #expect(bytes.isEmpty)
        }
    }

    @Test func aBodyCanBeLargeWithoutALength() async throws {
        try await with(.largeBody(megabytes: 3)) { test in
            let response = try await test.client.get("/products/1")
            #expect(response.header("content-length") == nil)
            #expect(response.header("transfer-encoding") == "chunked")
            #expect(response.body.utf8.count > 3 << 20)
        }
    }

    @Test func pagesCanRepeatAndListsShrink() async throws {
        try await TestStore.with(.init(faults: [.duplicatePage.onRequest(2), .shrinkingList(by: 5).onRequest(3)])) {
            let first = try await $0.list("/products?limit=10&select=id")
            let second = try await $0.list("/products?limit=10&skip=10&select=id")
            let third = try await $0.list("/products?limit=10&skip=20&select=id")
            #expect(first.ids == Array(1...10))
            #expect(second.ids == first.ids)
            #expect(second.skip == 10)
            #expect(third.ids == Array(26...35))
            #expect(third.total == first.total - 5)
        }
    }

    @Test(arguments: [FaultRule.duplicatePage, .shrinkingList(by: .max), .shrinkingList(by: -3)])
    func listsAreListsWhateverIsAskedFor(_ rule: FaultRule) async throws {
        try await TestStore.with(.init(faults: [rule])) { test in
            for query in [
                "limit=0&skip=9", "limit=10&skip=9223372036854775807", "limit=9223372036854775807&skip=1", "",
            ] {
                _ = try await test.list("/products?\(query)&select=id")
            }
        }
    }
}
