import Core
import Foundation
import Testing

struct MemoryResponseCacheTests {
    private func key(_ number: Int) throws -> ResponseKey {
        let url = try #require(URL(string: "http://shop.test/\(number)"))
        return try #require(ResponseKey(HTTPRequest(url: url)))
    }

    private func response(_ size: Int) -> StoredResponse {
        StoredResponse(headers: [:], body: Data(repeating: 7, count: size))
    }

    /// A list with the one that was used last at its end.
    @Test(arguments: 1...30)
    func whateverIsDoneItKeepsWhatASimpleListKeeps(_ seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        let cache = MemoryResponseCache(limitInBytes: 400)
        var model: [(key: Int, response: StoredResponse)] = []
        for _ in 0..<300 {
            let number = Int.random(in: 0..<8, using: &generator)
            let place = model.firstIndex { $0.key == number }
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                cache.remove(try key(number))
                if let place { model.remove(at: place) }
            case 1...4:
                let response = response(Int.random(in: 0...120, using: &generator))
                cache.put(response, for: try key(number))
                if let place { model.remove(at: place) }
                if response.size <= 100 { model.append((number, response)) }
                while model.reduce(0, { $0 + $1.response.size }) > 400 { model.removeFirst() }
            case 5:
                cache.touch(try key(number), headers: ["ETag": "x"])
                guard let place else { continue }
                var entry = model.remove(at: place)
                entry.response.headers = ["ETag": "x"]
                if entry.response.size <= 100 { model.append(entry) }
                while model.reduce(0, { $0 + $1.response.size }) > 400 { model.removeFirst() }
            default:
                #expect(cache.get(try key(number)) == place.map { model[$0].response })
                if let place { model.append(model.remove(at: place)) }
            }
            #expect(cache.count == model.count)
            #expect(cache.size == model.reduce(0) { $0 + $1.response.size })
        }
        cache.removeAll()
        #expect(cache.count == 0 && cache.size == 0)
    }
}
