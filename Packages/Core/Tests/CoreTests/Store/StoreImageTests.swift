import Core
import Foundation
import GRDB
import Mocks
import Model
import Testing

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StoreImageTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func product(_ thumbnail: String, _ images: [String]) throws -> Product {
        var product = Product.fixture(id: 1)
        product.summary.thumbnail = try url(thumbnail)
        product.details.images = try images.map(url)
        return product
    }

    @Test func picturesOfTheAPIAreFoundAtItsNewAddress() async throws {
        let before = try url("http://127.0.0.1:4001/api")
        let elsewhere = ["https://cdn.example/3.png", "http://127.0.0.1:40010/4.png", "http://127.0.0.1:4001//x/5.png"]
        let old = try product(
            "http://127.0.0.1:4001/images/1.svg?size=2", ["http://127.0.0.1:4001/images/2.png"] + elsewhere)
        let first = try await ShopStore.open(in: directory.url, imageOrigin: before)
        try await first.save([old])
        #expect(try await first.product(id(1)) == old)
        try first.close()

        let second = try await ShopStore.open(in: directory.url, imageOrigin: url("http://[::1]:9/"))
        let new = try product("http://[::1]:9/images/1.svg?size=2", ["http://[::1]:9/images/2.png"] + elsewhere)
        #expect(try await second.product(id(1)) == new)
        try second.close()

        let third = try await ShopStore.open(in: directory.url, imageOrigin: nil)
        let offline = try await third.product(id(1))
        #expect(offline?.summary.thumbnail == nil)
        #expect(offline?.details.images.map(\.absoluteString) == elsewhere)
    }

    @Test func theSameAnswerFromAnotherPortIsNoChange() async throws {
        let first = try await ShopStore.open(in: directory.url, imageOrigin: url("http://localhost:1"))
        try await first.save([product("http://localhost:1/1.png", ["http://localhost:1/2.png"])])
        try first.close()
        let second = try await ShopStore.open(in: directory.url, imageOrigin: url("http://localhost:2"))
        try await second.save([product("http://localhost:2/1.png", ["http://localhost:2/2.png"])])
        try second.close()
        let queue = try DatabaseQueue(path: directory.database.path)
        let stored = try await queue.read { try String.fetchOne($0, sql: "SELECT thumbnail FROM product") }
        #expect(stored == "/1.png")
    }
}
