import Foundation
import Model
import Testing

@testable import Core

/// Whatever a server sends, the outcome is a value or an error that says where: never a trap.
struct DecodingPropertyTests {
    private static let samples = [
        WireSample.list([WireSample.mascara, WireSample.bare, WireSample.product(3)], total: 194, skip: 30),
        WireSample.mascara,
        #"[{"slug":"beauty","name":"Beauty","url":"https://dummyjson.com/x"},"mens-shirts"]"#,
        #"{"message":"Product with id '7' not found"}"#,
    ]

    /// Reads bytes as everything that there is. Returns how many of the readings succeeded.
    private func readAll(_ bytes: [UInt8]) -> Int {
        let (body, base) = (Data(bytes), URL(filePath: "/"))
        var successes = 0
        do throws(ServiceError) {
            for product in try WireDecoder.decode(ProductListDTO.self, from: body).products {
                check(product.product(base: base))
            }
            successes += 1
        } catch { check(error) }
        do throws(ServiceError) {
            check(try WireDecoder.decode(ProductDTO.self, from: body).product(base: base))
            successes += 1
        } catch { check(error) }
        do throws(ServiceError) {
            let categories = try WireDecoder.decode([CategoryDTO].self, from: body)
            #expect(categories.allSatisfy { !$0.category.id.rawValue.isEmpty && !$0.category.name.isEmpty })
            successes += 1
        } catch { check(error) }
        _ = HTTPResponse(status: 500, body: body).failure(asking: "product 7")
        return successes
    }

    private func check(_ product: Product) {
        let summary = product.summary
        #expect(summary.price.list.minorUnits >= 0 && summary.price.current.minorUnits >= 0)
        #expect(summary.stock >= 0 && summary.minimumOrderQuantity >= 1 && (0...5).contains(summary.rating))
        #expect(product.details.reviews.allSatisfy { (1...5).contains($0.rating) })
        let images = product.details.images + [summary.thumbnail].compactMap(\.self)
        #expect(images.allSatisfy { ["http", "https"].contains($0.scheme?.lowercased()) })
        #expect(Product.ID(summary.id.description) == summary.id)
    }

    private func check(_ error: ServiceError) {
        guard case .undecodable = error else {
            Issue.record("The error is \(error).")
            return
        }
    }

    @Test func theSamplesAreReadable() {
        #expect(Self.samples.map { readAll(Array($0.utf8)) } == [1, 1, 1, 0])
    }

    @Test(arguments: 0..<4)
    func mutatedBytesNeverTrap(_ sample: Int) {
        var generator = SplitMix(seed: UInt64(sample))
        for _ in 0..<1_500 {
            var bytes = Array(Self.samples[sample].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
            _ = readAll(bytes)
        }
    }

    /// Replaces whole values, so that the text stays JSON.
    @Test(arguments: 0..<4)
    func mutatedValuesNeverTrap(_ sample: Int) throws {
        var generator = SplitMix(seed: UInt64(sample) + 100)
        let json = try JSONSerialization.jsonObject(with: Data(Self.samples[sample].utf8))
        for _ in 0..<800 {
            let mutated = mutated(json, &generator)
            guard JSONSerialization.isValidJSONObject(mutated) else { continue }
            _ = readAll(Array(try JSONSerialization.data(withJSONObject: mutated)))
        }
    }

    @Test func deepNestingIsRefused() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(readAll(Array(deep.utf8)) == 0)
        let closed = deep + String(repeating: "]", count: 100_000)
        #expect(readAll(Array(#"{"id":1,"title":"x","price":1,"tags":\#(closed)}"#.utf8)) == 0)
    }

    private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
        let interesting = Array("{}[]\",:0123456789.eE+-\\untrfals \0".utf8) + [0xFF, 0xC0, 0xED]
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes.removeSubrange(place..<min(place + Int.random(in: 0...20, using: &generator), bytes.count))
        case 1: bytes.insert(interesting.randomElement(using: &generator) ?? 0, at: min(place, bytes.count))
        case 2: bytes = Array(bytes.prefix(place))
        case 3:
            bytes.insert(
                contentsOf: bytes.suffix(Int.random(in: 0...40, using: &generator)), at: min(place, bytes.count))
        default: if !bytes.isEmpty { bytes[place] = interesting.randomElement(using: &generator) ?? 0 }
        }
    }

    private func mutated(_ value: Any, _ generator: inout SplitMix) -> Any {
        if Int.random(in: 0..<12, using: &generator) == 0, !(value is [Any]) {
            let values: [Any] = [
                NSNull(), -1, 0, 1e300, Int.max, Int.min, "", "a\u{0}b", "//", "http://[", [Any](), [String: Any](),
                true,
                "\u{202E}", String(repeating: "9", count: 400),
            ]
            return values.randomElement(using: &generator) ?? NSNull()
        }
        if let list = value as? [Any] {
            return list.map { mutated($0, &generator) }
        }
        if let object = value as? [String: Any] {
            var result: [String: Any] = [:]
            for key in object.keys.sorted() where Int.random(in: 0..<20, using: &generator) != 0 {
                result[key] = object[key].map { mutated($0, &generator) }
            }
            return result
        }
        return value
    }
}
