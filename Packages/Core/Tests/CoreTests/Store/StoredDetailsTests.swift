import Foundation
import Mocks
import Model
import Testing

@testable import Core

@Suite struct StoredDetailsTests {
    private let images = ImageAddresses(origin: URL(string: "http://127.0.0.1:8080"))

    private func decoded(_ json: String) -> ProductDetails? {
        guard var details = StoredJSON.value(ProductDetails.self, json) else { return nil }
        details.images = details.images.compactMap { images.address(of: $0.absoluteString) }
        return details
    }

    private func read(_ json: String) -> ProductDetails? {
        var json = json
        return json.withUTF8 { StoredDetailsReader.details($0, images) }
    }

    private func text(_ random: inout SplitMix) -> String {
        let pieces = ["a", "Oak", " ", "é", "東", "👍🏽", "\"", "\\", "\n", "/", "{", "]", ":", ",", "\u{1}", "null"]
        return (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
            .joined()
    }

    private func details(_ random: inout SplitMix) -> ProductDetails {
        func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
        let number = Double.random(in: -1e9...1e9, using: &random)
        let size = Dimensions(width: number, height: 0, depth: 1e-300)
        let addresses = ["http://127.0.0.1:8080/images/1.svg", "https://a.example/ü?b=c#d"].compactMap(
            URL.init(string:))
        return ProductDetails(
            description: text(&random), images: Array(addresses.prefix(Int.random(in: 0...2, using: &random))),
            tags: (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) }, sku: maybe(text(&random)),
            weight: maybe(number), dimensions: maybe(size), warranty: maybe(text(&random)),
            shipping: maybe(text(&random)), returnPolicy: maybe(text(&random)),
            reviews: (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Review(
                    id: maybe(Int.random(in: -9...(1 << 50), using: &random)),
                    rating: Int.random(in: 1...5, using: &random),
                    comment: text(&random), date: maybe(Date(timeIntervalSinceReferenceDate: number)),
                    reviewer: text(&random))
            })
    }

    /// Whatever is stored comes back; and what is read by hand is what the general decoder reads.
    @Test func whatIsStoredComesBack() throws {
        var random = SplitMix(seed: 5)
        var byHand = 0
        for _ in 0..<2_000 {
            let details = details(&random)
            let stored = try StoredDetails(details, images)
            #expect(StoredDetails.details(description: stored.description, json: stored.json, images) == details)
            if let read = read(stored.json) {
                byHand += 1
                #expect(read == decoded(stored.json))
            }
        }
        #expect(byHand > 50)
    }

    /// A text that was changed anywhere is read as the general decoder reads it, or left to that.
    @Test func aChangedTextIsNotReadAsAnother() throws {
        var random = SplitMix(seed: 6)
        for _ in 0..<3_000 {
            var details = details(&random)
            details.description = ""
            let json = try StoredDetails(details, images).json
            var bytes = Array(json.utf8)
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
            default: bytes = Array(bytes[..<place])
            }
            guard let changed = String(validating: bytes, as: UTF8.self), let read = read(changed) else { continue }
            guard let decoded = decoded(changed) else { continue }
            #expect(read == decoded, "\(changed)")
        }
    }

    @Test(arguments: ["", "{}", "null", "[]", "{\"description\":\"\",\"images\":[],\"reviews\":[]", "{\"new\":1}"])
    func whatIsNotOfTheFormIsLeftToTheDecoder(json: String) {
        #expect(read(json) == nil)
    }

    @Test func aTextOfAnotherVersionIsReadByTheDecoder() {
        let json = "{ \"reviews\": [], \"tags\": [\"a\\n\"], \"images\": [], \"description\": \"\", \"new\": {} }"
        #expect(read(json) == nil)
        #expect(StoredDetails.details(description: "D", json: json, images)?.tags == ["a\n"])
    }
}
