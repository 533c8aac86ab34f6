import Foundation
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct ResponseStoreTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func key(_ number: Int) throws -> ResponseKey {
        let url = try #require(URL(string: "http://shop.example/\(number)"))
        return try #require(ResponseKey(HTTPRequest(url: url)))
    }

    private func response(_ size: Int, _ tag: String = "\"a\"") -> StoredResponse {
        StoredResponse(
            headers: HeaderFields([.init(name: "ETag", value: tag)]), body: Data(repeating: 7, count: size))
    }

    @Test func anAnswerOutlivesTheProcess() async throws {
        let store = ResponseStore(in: directory.url)
        #expect(try await store.get(key(1)) == nil)
        #expect(try await store.get(key(2)) == nil)
        try await store.put(response(10), for: key(1))
        try await store.touch(key(1), headers: response(0, "\"b\"").headers)
        try await store.touch(key(2), headers: HeaderFields())
        store.close()
        #expect(try await store.get(key(1)) == nil)
        let again = ResponseStore(in: directory.url)
        #expect(try await again.get(key(1)) == response(10, "\"b\""))
        try await again.remove(key(1))
        #expect(try await again.get(key(1)) == nil)
        #expect(await again.size == 0)
    }

    /// Whatever is in its place: a cache is no reason not to start.
    @Test(arguments: [false, true]) func aFileThatCannotBeUsedIsMadeAnew(isDirectory: Bool) async throws {
        let file = directory.url.appending(path: "cache.sqlite")
        if isDirectory {
            try FileManager.default.createDirectory(
                at: file.appending(path: "full"), withIntermediateDirectories: true)
        } else {
            try Data(repeating: 9, count: 9_000).write(to: file)
        }
        let store = ResponseStore(in: directory.url)
        try await store.put(response(10), for: key(1))
        #expect(try await store.get(key(1)) == (isDirectory ? nil : response(10)))
    }

    @Test func onlyItsOwnerMayReadIt() async throws {
        let store = ResponseStore(in: directory.url)
        try await store.put(response(10), for: key(1))
        for name in try directory.names {
            let path = directory.url.appending(path: name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    /// Random use, compared with a list in memory: the same answers are there, and never too many bytes.
    @Test(arguments: [1, 2, 3] as [UInt64]) func itKeepsWhatWasUsedLast(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        var store = ResponseStore(in: directory.url, limitInBytes: 1_000)
        /// The least recently used first.
        var model: [(number: Int, response: StoredResponse)] = []
        for _ in 0..<300 {
            let number = Int.random(in: 0..<12, using: &random)
            let index = model.firstIndex { $0.number == number }
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3:
                let new = response(Int.random(in: 0...300, using: &random))
                try await store.put(new, for: key(number))
                if let index { model.remove(at: index) }
                if size(new) <= 250 { model.append((number, new)) }
            case 4, 5:
                #expect(try await store.get(key(number)) == index.map { model[$0].response })
                if let index { model.append(model.remove(at: index)) }
            case 6:
                try await store.remove(key(number))
                if let index { model.remove(at: index) }
            default:
                store.close()
                store = ResponseStore(in: directory.url, limitInBytes: 1_000)
            }
            while model.reduce(0, { $0 + size($1.response) }) > 1_000 { model.removeFirst() }
            let bytes = await store.size
            #expect(bytes == model.reduce(0) { $0 + size($1.response) })
            #expect(bytes <= 1_000)
        }
        for (number, response) in model { #expect(try await store.get(key(number)) == response) }
    }

    private func size(_ response: StoredResponse) -> Int {
        ((try? StoredJSON.text(response.headers))?.utf8.count ?? 0) + response.body.count
    }
}
