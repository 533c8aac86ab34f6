import Foundation
import Testing

@testable import BrowserHost

@Suite(.timeLimit(.minutes(60))) struct ControlTests {
    private static let path = "/_flow/control"

    private func address(_ server: TestServer) throws -> ControlAddress {
        try #require(ControlAddress.ofHost(in: server.root))
    }

    private func post(
        _ server: TestServer, _ body: String, to path: String = Self.path, _ headers: [String: String]? = nil
    ) async throws -> RawClient.Response {
        let headers = try headers ?? ["Authorization": address(server).authorization]
        return try await server.client.post(path, body, headers)
    }

    private func answers(_ response: RawClient.Response) throws -> [SessionAnswer] {
        try JSONDecoder().decode([SessionAnswer].self, from: Data(response.body.utf8))
    }

    @Test func everyRunningAppGetsIt() async throws {
        try await TestServer.with {
            $0.takesMessages = true
        } _: { server in
            #expect(try await answers(post(server, "count 7")) == [])
            let first = try await server.browser()
            let second = try await server.browser()
            let given = try await answers(post(server, "count 7"))
            #expect(given.map(\.answer) == [.accepted("counted to 7"), .accepted("counted to 7")])
            #expect(given.map(\.session) == given.map(\.session).sorted())
            #expect(given.allSatisfy { first.cookie.contains($0.session) || second.cookie.contains($0.session) })
            // The pages are told.
            try await first.send([])
            #expect(first.text("home.count.text") == "Count: 7")
        }
    }

    @Test func oneSessionCanBeMeant() async throws {
        try await TestServer.with {
            $0.takesMessages = true
        } _: { server in
            _ = try await server.browser()
            _ = try await server.browser()
            let all = try await answers(post(server, "hello"))
            #expect(all.map(\.answer.isAccepted) == [false, false])
            let name = try #require(all.first?.session)
            #expect(
                try await answers(post(server, "count 3", to: "\(Self.path)?session=\(name)")).map(\.session) == [name])
            await MainActor.run { #expect(server.apps.models.map(\.count).sorted() == [0, 3]) }
            let unknown = try await post(server, "count 3", to: "\(Self.path)?session=nobody")
            #expect(unknown.status == 404)
            #expect(unknown.body == "There is no running session of this name.\n")
        }
    }

    @Test func onlyWhoHasTheTokenIsHeard() async throws {
        try await TestServer.with {
            $0.takesMessages = true
        } _: { server in
            _ = try await server.browser()
            let right = try address(server)
            let wrong = String(repeating: "0", count: 32)
            for headers in [
                [:], ["Authorization": "Bearer " + wrong], ["Authorization": right.token], ["Authorization": "Bearer "],
            ] {
                let response = try await post(server, "count 7", headers)
                #expect(response.status == 401)
                #expect(response.body == "The token is missing or wrong. It is in control.json in the session root.\n")
            }
            await MainActor.run { #expect(server.apps.models[0].count == 0) }
        }
    }

    @Test func noPageIsHeardWhateverItKnows() async throws {
        try await TestServer.with {
            $0.takesMessages = true
        } _: { server in
            _ = try await server.browser()
            let token = try address(server).authorization
            for (name, value) in [
                ("Origin", "http://\(server.client.authority)"), ("Origin", "http://evil.example.org"),
                ("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Dest", "empty"),
            ] {
                let response = try await post(server, "count 7", ["Authorization": token, name: value])
                #expect(response.status == 403, "\(name): \(value)")
            }
            let other = try await post(server, "count 7", ["Authorization": token, "Host": "evil.example.org"])
            #expect(other.status == 421)
            await MainActor.run { #expect(server.apps.models[0].count == 0) }
        }
    }

    @Test func sizesAndRatesHaveBounds() async throws {
        try await TestServer.with {
            $0.takesMessages = true
            $0.limits.messages = RateLimit(burst: 3, perSecond: 0)
        } _: { server in
            _ = try await server.browser()
            #expect(try await post(server, String(repeating: "a", count: 65_537)).status == 413)
            #expect(try await post(server, String(repeating: "a", count: 65_536)).status == 200)
            #expect(try await server.client.send("GET", Self.path, nil, [:], nil).status == 405)
            #expect(try await post(server, "count 1").status == 200)
            #expect(try await post(server, "count 2").status == 429)
            await MainActor.run { #expect(server.apps.models[0].count == 1) }
        }
    }

    @Test func theFileIsTheOwnersAndGoesWithTheHost() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        try await TestServer.with(root: root) {
            $0.takesMessages = true
        } _: { server in
            let file = root.appending(path: "control.json").path
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            #expect(try address(server).port == server.client.port)
        }
        #expect(ControlAddress.ofHost(in: root) == nil)
        let left = try FileManager.default.contentsOfDirectory(atPath: root.path)
        #expect(left.allSatisfy { !$0.hasPrefix("control") })
    }

    @Test func withoutBeingAskedNothingIsTaken() async throws {
        try await TestServer.with { server in
            #expect(ControlAddress.ofHost(in: server.root) == nil)
            let response = try await server.client.post(Self.path, "count 7", type: "text/plain", [:])
            #expect(response.status == 404)
        }
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"port":0,"token":"\#(String(repeating: "a", count: 32))"}"#, #"{"port":80,"token":"x"}"#,
    ])
    func invalidControlFileHasNoAddress(_ text: String) throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: root.appending(path: "control.json"))
        #expect(ControlAddress.ofHost(in: root) == nil)
    }
}
