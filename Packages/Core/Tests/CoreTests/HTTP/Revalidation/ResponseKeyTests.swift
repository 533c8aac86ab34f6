import Foundation
import Testing

@testable import Core

struct ResponseKeyTests {
    private func key(
        _ address: String = "http://shop.test/products", _ headers: HeaderFields = [:]
    ) throws -> ResponseKey {
        let url = try #require(URL(string: address))
        return try #require(ResponseKey(HTTPRequest(url: url, headers: headers)))
    }

    @Test func whatMakesAnotherAnswerMakesAnotherKey() throws {
        let plain = try key()
        #expect(try key("http://shop.test/products?limit=2") != plain)
        #expect(try key("http://shop.test/products", ["Accept-Language": "de"]) != plain)
        #expect(try key("http://shop.test/products#top") == plain)
        let other: HeaderFields = ["authorization": "Bearer x", "X-Request-ID": "1", "Cookie": "a=b"]
        #expect(try key("http://shop.test/products", other) == plain)
        #expect(
            try key("http://shop.test/products", ["A": "1", "b": "2"])
                == key("http://shop.test/products", ["B": "2", "a": "1"]))
    }

    @Test func aKeyNeverHoldsASecretOfTheHeader() throws {
        let key = try key("http://shop.test/", ["Authorization": "Bearer sesame", "Cookie": "id=sesame"])
        #expect(!"\(key)".contains("sesame"))
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
    func onlyAGetHasAKey(_ method: HTTPRequest.Method) throws {
        #expect(ResponseKey(HTTPRequest(method: method, url: URL(filePath: "/products"))) == nil)
    }

    @Test(arguments: [
        ("", true), ("Accept-Encoding", true), ("accept, Accept-Language", true), ("*", false),
        ("Accept, Authorization", false), ("cookie", false),
    ])
    func anAnswerThatDependsOnMoreIsNotCovered(_ vary: String, _ isCovered: Bool) throws {
        let response = HTTPResponse(status: 200, headers: vary.isEmpty ? [:] : ["Vary": vary])
        #expect(try key().covers(response) == isCovered)
    }
}
