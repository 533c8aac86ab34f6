import FlowTestSupport
import Foundation

/// Makes of an answer one that no server should send.
enum Mutation {
    /// Changes bytes: what comes out is rarely JSON.
    static func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
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

    /// Replaces whole values, so that the text stays JSON.
    static func mutated(_ value: Any, _ generator: inout SplitMix64) -> Any {
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
