import Testing

@testable import RouteGenerator

@Suite struct StoreTests {
    private func bytes(_ write: (inout StoreWriter) -> Void) -> [UInt8] {
        var writer = StoreWriter()
        write(&writer)
        return writer.bytes
    }

    private func read<Value>(
        _ bytes: [UInt8], _ body: (inout StoreReader) throws(StoreError) -> Value
    ) throws -> Value {
        try SourceBytes.with(bytes) { source in
            Result { () throws(StoreError) in
                var reader = StoreReader(source)
                let value = try body(&reader)
                guard reader.isAtEnd else { throw StoreError() }
                return value
            }
        }.get()
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 40, -(1 << 40), .max, .min])
    func numbersComeBack(value: Int) throws {
        #expect(try read(bytes { $0.write(value) }) { reader throws(StoreError) in try reader.int() } == value)
    }

    @Test(arguments: [HostileSourceTests.source] + GeneratedCodeTests.modules.map(\.value))
    func declarationsComeBack(source: String) throws {
        let file = scan(source)
        let stored = bytes { $0.write(file) }
        let back: FileDeclarations = try read(stored) { reader throws(StoreError) in try reader.value() }
        #expect(back == file)
    }

    /// Whatever is cut off or changed, reading ends with an error or with a value, and soon.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func damagedBytesAreReadWithoutHarm(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let stored = bytes { $0.write(scan(HostileSourceTests.source)) }
        for _ in 0..<300 {
            var damaged = Array(stored.prefix(Int.random(in: 0...stored.count, using: &random)))
            for _ in 0..<Int.random(in: 0..<4, using: &random) where !damaged.isEmpty {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let back: FileDeclarations? = try? read(damaged) { reader throws(StoreError) in try reader.value() }
            #expect(back == nil || damaged.count <= stored.count)
        }
    }
}
