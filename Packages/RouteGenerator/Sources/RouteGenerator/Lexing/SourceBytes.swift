/// The bytes of a source. Whatever lies outside of them reads as zero, so nothing that reads them can go astray.
///
/// A pointer and not an array: a tool that a build runs is compiled without optimization, where an array is slow.
struct SourceBytes {
    let base: UnsafePointer<UInt8>
    let count: Int

    subscript(_ offset: Int) -> UInt8 {
        // A negative offset is a very large one here.
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
    }

    /// The text of a range. What is not UTF-8 is replaced.
    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        return String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// Whether these bytes stand at an offset.
    func holds(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
        for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] != base[offset + index] { return false }
        return true
    }
}

extension SourceBytes {
    /// Lends the bytes of a text.
    static func with<Result>(_ bytes: [UInt8], _ body: (SourceBytes) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else {
                return withUnsafePointer(to: 0 as UInt8) { body(SourceBytes(base: $0, count: 0)) }
            }
            return body(SourceBytes(base: base, count: buffer.count))
        }
    }
}
