import DeepLink
import FlowKit
import FlowTestSupport
import Foundation
import Testing

/// Whatever is in a file, reading it leads to a state that is as good as any.
@Suite struct ArchiveBadInputTests {
    private static let pieces: [[UInt8]] = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-1", "1e400", "99999999999999999999", "0.5",
        "\"shop\"", "\"account\"", "\"bag\"", "\"version\":1,", "\"stack\":[]", "\"/products/1\"", "\"\\u0000\"",
        "\"\\ud800\"", "\u{FEFF}", "{\"style\":\"sheet\",\"stack\":[\"/signin\"]}", "\u{0}",
    ].map { Array($0.utf8) }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func nothingTraps(_ seed: UInt64) throws {
        let archive = try MallArchive.mall()
        var random = SplitMix64(seed: seed)
        let originals = (0..<20).map { _ in Array(archive.encode(random.mallState())) }
        for _ in 0..<200 {
            var bytes = originals.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...5, using: &random) { Self.change(&bytes, &random) }
            let restored = archive.decode(Data(bytes))
            let violations = restored.state.violations()
            if !violations.isEmpty { Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(violations)") }
            let saved = archive.encode(restored.state)
            if archive.decode(saved).state.kept != restored.state.kept {
                Issue.record("\(String(decoding: bytes, as: UTF8.self)) can't be written again")
            }
        }
    }

    @Test func deepNestingIsNoDanger() throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            let text = String(repeating: open, count: 40_000) + "1" + String(repeating: close, count: 40_000)
            #expect(try MallArchive.mall().decode(text).state == MallState())
            #expect(try !MallArchive.mall().decode(#"{"version":1,"activity":"# + text).dropped.isEmpty)
        }
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let from = Int.random(in: 0...bytes.count, using: &random)
        let to = min(bytes.count, from + Int.random(in: 0...20, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(from..<to)
        case 1: bytes.insert(contentsOf: bytes[from..<to], at: from)
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: from)
        case 3: if from < bytes.count { bytes[from] ^= 1 << UInt8.random(in: 0...7, using: &random) }
        default: bytes.replaceSubrange(from..<to, with: pieces.randomElement(using: &random) ?? [])
        }
    }
}
