import Foundation
import Testing

@testable import Core

@Suite struct WireEncoderTests {
    @Test func theSameValueGivesTheSameBytes() throws {
        let names = (0..<20).map { "name\($0)" }
        let texts = try (0..<200).map { _ in
            var fields: [String: String] = [:]
            for name in names.shuffled() { fields[name] = "a/b" }
            return String(decoding: try WireEncoder.encode(fields), as: UTF8.self)
        }
        #expect(Set(texts).count == 1)
        #expect(texts[0].hasPrefix(#"{"name0":"a/b","name1":"a/b","name10""#))
    }
}
