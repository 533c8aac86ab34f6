import Testing

@testable import DeepLink

@Suite struct ScannerTests {
    /// What is found eight bytes at a time is what is found byte by byte, wherever a segment begins and ends.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func segmentsEndWhereTheyEnd(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        let bytes = Array("az09-._~%!\"$&'()*+,;=@:[]\\^`{|}é".utf8) + [0xF0, 0x9F, 0x91, 0xA9]
        let ends = Array("/?#".utf8)
        for _ in 0..<500 {
            var link = (0..<Int.random(in: 0...40, using: &random)).map { _ in bytes.randomElement(using: &random) ?? 0
            }
            for index in link.indices where Int.random(in: 0..<30, using: &random) == 0 {
                let other = Int.random(in: 0..<4, using: &random) == 0 ? [0, 0x1F, 0x20, 0x7F] : ends
                link[index] = other.randomElement(using: &random) ?? 0
            }
            let start = Int.random(in: 0...link.count, using: &random)
            let end = link.withUnsafeBufferPointer { link in
                link.baseAddress.map { LinkScanner.endOfSegment($0, from: start, to: link.count) }
            }
            #expect(end.map(\.index) == expected(link, from: start) || link.isEmpty)
            guard let end, end.index >= 0 else { continue }
            #expect(end.isEncoded == link[start..<end.index].contains(UInt8(ascii: "%")))
        }
    }

    private func expected(_ link: [UInt8], from start: Int) -> Int {
        for index in link.indices.dropFirst(start) {
            if "/?#".utf8.contains(link[index]) { return index }
            if link[index] <= 0x20 || link[index] == 0x7F { return -1 }
        }
        return link.count
    }

    /// Segments of up to eight bytes are told apart by what is kept of them.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func shortSegmentsAreKeptWhole(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        for count in 1...8 {
            let one = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            for index in one.indices {
                var other = one
                other[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
                #expect(last(one) != last(other))
            }
            #expect(last(one) == last(one))
        }
    }

    private func last(_ segment: [UInt8]) -> UInt64? {
        segment.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { LinkHash.last($0, bytes.count) } }
    }
}
