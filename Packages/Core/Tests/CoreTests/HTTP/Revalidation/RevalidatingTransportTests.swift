import Core
import Foundation
import Model
import Testing

@Suite(.timeLimit(.minutes(10)), .boundedParallelism)
struct RevalidatingTransportTests {
    private let cache = MemoryResponseCache()
    private let request = HTTPRequest(url: URL(filePath: "/products"))
    private let unchanged = StubTransport.Answer.success(HTTPResponse(status: 304))

    private func answer(_ body: String, _ headers: HeaderFields, status: Int = 200) -> StubTransport.Answer {
        .success(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
    }

    private func bodies(
        _ base: StubTransport, _ count: Int, _ request: HTTPRequest? = nil,
        scope: RevalidatingTransport.Scope = .shared
    ) async throws -> [String] {
        let transport = RevalidatingTransport(base, cache: cache, scope: scope)
        var bodies: [String] = []
        for _ in 0..<count {
            let response = try await transport.send(request ?? self.request)
            bodies.append(String(decoding: response.body, as: UTF8.self))
        }
        return bodies
    }

    @Test(
        arguments: [
            (["ETag": #""1""#], "If-None-Match", #""1""#),
            (["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], "If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT"),
            (["ETag": #"W/"1""#, "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], "If-None-Match", #"W/"1""#),
        ] as [(HeaderFields, String, String)])
    func whatHasNotChangedIsNotSentAgain(_ headers: HeaderFields, _ name: String, _ value: String) async throws {
        let base = StubTransport(answer("one", headers), unchanged)
        #expect(try await bodies(base, 3) == ["one", "one", "one"])
        #expect(base.requests.map { $0.headers[name] } == [nil, value, value])
        #expect(base.requests.allSatisfy { $0.headers.fields.count <= 1 })
    }

    @Test func whatHasChangedTakesThePlaceOfTheOld() async throws {
        let base = StubTransport(answer("one", ["ETag": "1"]), answer("two", ["ETag": "2"]), unchanged)
        #expect(try await bodies(base, 3) == ["one", "two", "two"])
        #expect(base.requests.map { $0.headers["If-None-Match"] } == [nil, "1", "2"])
    }

    @Test func anUnchangedAnswerIsTheWholeAnswerWithTheNewestHeader() async throws {
        let base = StubTransport(
            answer("one", ["ETag": "1", "Content-Type": "application/json", "Date": "then", "Set-Cookie": "a=b"]),
            .success(HTTPResponse(status: 304, headers: ["ETag": "1", "Date": "now", "Content-Length": "0"])))
        let transport = RevalidatingTransport(base, cache: cache)
        _ = try await transport.send(request)
        let response = try await transport.send(request)
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(response.headers.values(of: "Date") == ["now"])
        #expect(response.headers["Content-Length"] == nil && response.headers["Set-Cookie"] == nil)
    }

    @Test(
        arguments: [
            ([:], 200), (["ETag": "1"], 201), (["ETag": "1"], 404), (["ETag": "1", "Cache-Control": "no-store"], 200),
            (["ETag": "1", "Cache-Control": "max-age=5, Private"], 200), (["ETag": "1", "Vary": "*"], 200),
            (["ETag": "1", "Vary": "Authorization"], 200),
        ] as [(HeaderFields, Int)])
    func whatMayNotBeKeptIsNot(_ headers: HeaderFields, _ status: Int) async throws {
        let base = StubTransport(answer("one", headers, status: status))
        _ = try await bodies(base, 2)
        #expect(cache.count == 0)
        #expect(base.requests == [request, request])
    }

    @Test func whatHoldsNoMoreIsForgottenAndWhatMayStillHoldIsNot() async throws {
        let first = answer("one", ["ETag": "1"])
        _ = try await bodies(StubTransport(first, answer("", [:], status: 503)), 2)
        #expect(cache.count == 1)
        _ = try await bodies(StubTransport(answer("", [:], status: 404)), 1)
        #expect(cache.count == 0)
    }

    @Test func whatSomebodyIsToldIsNotForEverybody() async throws {
        var request = request
        request.headers.add("Authorization", "Bearer x")
        let base = StubTransport(answer("mine", ["ETag": "1"]))
        _ = try await bodies(base, 2, request)
        #expect(cache.count == 0)
        #expect(base.requests == [request, request])
    }

    @Test func aCacheOfOnesOwnMayKeepIt() async throws {
        var request = request
        request.headers.add("Authorization", "Bearer x")
        let base = StubTransport(answer("mine", ["ETag": "1", "Cache-Control": "private"]), unchanged)
        #expect(try await bodies(base, 2, request, scope: .personal) == ["mine", "mine"])
        #expect(base.requests.last?.headers["Authorization"] == "Bearer x")
    }

    @Test func unchangedWithoutACopyIsAskedOnceMoreWithoutACondition() async throws {
        let base = StubTransport(unchanged, answer("one", [:]))
        #expect(try await bodies(base, 1) == ["one"])
        #expect(base.requests.map { $0.headers["Cache-Control"] } == [nil, "no-cache"])
    }

    @Test func unchangedWithoutACopyForGoodIsAnErrorOfItsOwn() async {
        let transport = RevalidatingTransport(StubTransport(unchanged), cache: cache)
        let reason = "it says that nothing has changed (304), and there is nothing here from before"
        #expect(await transport.result(of: request) == .failure(.undecodable(path: "", reason: reason)))
    }

    @Test func whoAsksWithAConditionGetsTheServersOwnAnswer() async throws {
        var request = request
        request.headers.add("If-None-Match", "mine")
        let base = StubTransport(unchanged)
        let response = try await RevalidatingTransport(base, cache: cache).send(request)
        #expect(response.status == 304)
        #expect(base.requests == [request])
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
    func onlyAGetIsKept(_ method: HTTPRequest.Method) async throws {
        var request = request
        request.method = method
        _ = try await bodies(StubTransport(answer("one", ["ETag": "1"])), 1, request)
        #expect(cache.count == 0)
    }
}
