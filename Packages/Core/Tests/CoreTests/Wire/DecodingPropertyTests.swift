import FlowTestSupport
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
        let body = Data(bytes)
        var successes = 0
        do throws(ServiceError) {
            for product in try WireDecoder.decode(ProductListDTO.self, from: body).products.elements.compactMap(
                \.product)
            {
                check(product)
            }
            successes += 1
        } catch { check(error) }
        do throws(ServiceError) {
            check(try WireDecoder.decode(ProductDTO.self, from: body).product)
            successes += 1
        } catch { check(error) }
        do throws(ServiceError) {
            let categories = try WireDecoder.decode(ReadableList<CategoryDTO>.self, from: body).elements
            #expect(categories.allSatisfy { !$0.category.id.rawValue.isEmpty && !$0.category.name.isEmpty })
            successes += 1
        } catch { check(error) }
        _ = APIResponse(status: 500, body: body).failure(asking: "product 7")
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
        var generator = SplitMix64(seed: UInt64(sample))
        var readings = 0
        for _ in 0..<1_500 {
            var bytes = Array(Self.samples[sample].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) { Mutation.mutate(&bytes, &generator) }
            readings += readAll(bytes)
        }
        #expect(sample == 3 || readings > 0, "a small mutation may be harmless")
    }

    /// Replaces whole values, so that the text stays JSON.
    @Test(arguments: 0..<4)
    func mutatedValuesNeverTrap(_ sample: Int) throws {
        var generator = SplitMix64(seed: UInt64(sample) + 100)
        let json = try JSONSerialization.jsonObject(with: Data(Self.samples[sample].utf8))
        var readings = 0
        for _ in 0..<800 {
            let mutated = Mutation.mutated(json, &generator)
            guard JSONSerialization.isValidJSONObject(mutated) else { continue }
            readings += readAll(Array(try JSONSerialization.data(withJSONObject: mutated)))
        }
        #expect(sample == 3 || readings > 0, "a small mutation may be harmless")
    }

    @Test func deepNestingIsRefused() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(readAll(Array(deep.utf8)) == 0)
        let closed = deep + String(repeating: "]", count: 100_000)
        #expect(readAll(Array(#"{"id":1,"title":"x","price":1,"tags":\#(closed)}"#.utf8)) == 0)
    }
}
