import FlowTestSupport
import Foundation
import Model
import Testing

@testable import Core

struct SnippetTests {
    private let body = #"{"products":[{"id":1,"title":"Lamp","price":"cheap"},{"id":2}],"total":2}"#

    @Test(arguments: [
        ("products.0.price", #""cheap""#), ("products.1.price", #"{"id":2}"#), ("products.7.price", "[{"),
        ("total", "2"),
        ("", #"{"products":["#), ("nothing", #"{"products":["#),
    ])
    func itShowsWhatStandsAtThePlaceOrAroundIt(_ path: String, _ start: String) throws {
        let snippet = try #require(Snippet.text(of: Data(body.utf8), at: path))
        #expect(snippet.hasPrefix(start))
        #expect(snippet.count <= 80)
    }

    @Test(arguments: ["", " \n", "\u{0}\u{7}"])
    func ofNothingItShowsNothing(_ body: String) {
        #expect(Snippet.text(of: Data(body.utf8), at: "") == nil)
    }

    @Test(arguments: [
        #"{"accessToken":"x"}"#, #"{"password":"x"}"#, #"["Bearer x"]"#, #"{"a":"eyJhbGciOi"}"#, "Set-Cookie: x",
    ])
    func bodyWithASecretHasNoSnippet(_ body: String) {
        #expect(Snippet.text(of: Data(body.utf8), at: "") == nil)
    }

    @Test(arguments: 1...200)
    func snippetIsShortAndHasNoControlCharacters(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let bytes = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        var mutated = Array(body.utf8)
        Mutation.mutate(&mutated, &generator)
        for body in [bytes, mutated] {
            guard let snippet = Snippet.text(of: Data(body), at: "products.0.title") else { continue }
            #expect(snippet.count <= 80 && !snippet.isEmpty)
            #expect(!snippet.unicodeScalars.contains { $0.value < 32 || (0x7F...0x9F).contains($0.value) })
        }
    }

    /// Whatever an answer to signing in looks like, no part of it gets into an error.
    @Test(arguments: ["auth/login", "auth/refresh", "users/1"])
    func anAnswerAboutAPersonIsNotQuoted(_ path: String) async throws {
        let secret = "sesame"
        let api = try #require(URL(string: "http://shop.test/api"))
        for body in [#"{"a":"sesame""#, "sesame", #"["sesame"]"#, "<html>sesame", #"{"id":"sesame"}"#] {
            let transport = StubTransport(.success(APIResponse(status: 200, body: Data(body.utf8))))
            do throws(ServiceError) {
                _ = try await APIClient(api: api, transport: transport).get(
                    UserDTO.self, path.split(separator: "/").map(String.init), asking: "user")
                Issue.record("It was read.")
            } catch {
                #expect(!"\(error)".contains(secret))
                guard case .undecodable(_, _, nil) = error else {
                    Issue.record("The error is \(error).")
                    return
                }
            }
        }
    }
}
